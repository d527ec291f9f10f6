import type { MiddlewareHandler } from 'hono';

/**
 * Combines several middlewares into one. Hono creates promises for each middleware, which costs as much as most of
 * them do. Each replies, or hands on with `return next()`; what happens after `next()` is for the last one alone.
 */
export function inSequence(...handlers: readonly MiddlewareHandler[]): MiddlewareHandler {
  return (c, next) => {
    const runFrom = (at: number): ReturnType<MiddlewareHandler> => {
      const handler = handlers[at];
      return handler ? handler(c, () => runFrom(at + 1) as Promise<void>) : next();
    };
    return runFrom(0);
  };
}
