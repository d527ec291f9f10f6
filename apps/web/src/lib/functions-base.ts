/** Where the API is when nothing else is configured: beside the pages. */
const DEFAULT_BASE = '/api';

/** Where the site's own server API answers, without a slash at the end. */
export function functionsBase(): string {
  return (import.meta.env.VITE_FUNCTIONS_BASE || DEFAULT_BASE).replace(/\/+$/, '');
}
