/** The path under which the API is served. */
export const API_BASE = '/api';

/**
 * The path of what isn't one of the site's own endpoints. Within a version, fields and values are only added;
 * what would break a client gets another version beside it.
 */
export const V1_BASE = `${API_BASE}/v1`;
