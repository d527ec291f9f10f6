/** The path under which the API is served. */
export const API_BASE = '/api';
