import type { MiddlewareHandler } from 'hono';

/** Forbids caches to store a reply that has no `Cache-Control` of its own. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
