import type { MiddlewareHandler } from 'hono';

/** Has nobody keep a reply that doesn't say for itself how long it may be kept. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
