import type { MiddlewareHandler } from 'hono';

/** As in nginx's log; the client is gone and reads no reply. */
export const CLIENT_CLOSED_REQUEST = 499;

/**
 * Lets a middleware that reads a request end without an error when the client disconnects. It rethrows all
 * else; errors of later handlers don't come by here, as Hono catches them first.
 */
export function tolerateDisconnect(middleware: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    try {
      return await middleware(c, next);
    } catch (error) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
      throw error;
    }
  };
}
