import type { Context } from 'hono';

/** Tells caches, once, that a reply depends on a header of the request. */
export function varyBy(c: Context, field: string) {
  // A reply that replaces another one (405 for 404) inherits its headers.
  const before = c.finalized ? (c.res.headers.get('Vary') ?? '') : '';
  if (!before.split(', ').includes(field)) c.header('Vary', field, { append: true });
}
