import type { MiddlewareHandler } from 'hono';

/** The status that nginx's log has for it; nobody is there to read the reply. */
const CLIENT_HUNG_UP = 499;

/**
 * Has a middleware that reads a request give up without an error where its sender has hung up. Whatever
 * else it throws is thrown; what comes after it throws nothing here, as Hono answers for that at its place.
 */
export function unlessHungUp(middleware: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    try {
      return await middleware(c, next);
    } catch (error) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_HUNG_UP });
      throw error;
    }
  };
}
