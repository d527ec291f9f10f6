import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from './logger.ts';

/** The path of the endpoint as the code has it: unlike the request's own, it holds nothing personal. */
function endpointOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? 'none';
}

/** Logs each request: method, endpoint, status and duration. */
export function logRequests({
  logger,
  now,
}: {
  readonly logger: Logger;
  readonly now: () => number;
}): MiddlewareHandler {
  return async function logRequest(c, next) {
    const start = now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    logger.info({ method, route: endpointOf(c), status, ms: now() - start }, 'request');
  };
}
