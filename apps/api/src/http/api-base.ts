import { API_DOCS_PATHS } from '@nanpure/content';

/** The path under which the API is served. */
export const API_BASE = '/api';

/** The path of the documentation's page; its other files are below. */
export const DOCS_BASE = API_DOCS_PATHS.en;

function isOfDocs(path: string): boolean {
  return path === DOCS_BASE || path.startsWith(`${DOCS_BASE}/`);
}

/** Whether what is at a path is data for programs: all of the API but its documentation. */
export function isOfData(path: string): boolean {
  return path.startsWith(`${API_BASE}/`) && !isOfDocs(path);
}

/**
 * Whether a request may be turned away for overload: a page of the documentation takes its time when it is first made,
 * and would turn away its own files.
 */
export function canBeShed(path: string): boolean {
  return isOfData(path);
}

/**
 * The path of what isn't one of the site's own endpoints. Within a version, fields and values are only added;
 * what would break a client gets another version beside it.
 */
export const V1_BASE = `${API_BASE}/v1`;
