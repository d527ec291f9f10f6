import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Dependencies } from '../dependencies.ts';

/** The path of the endpoint that answers, as it stands in the code: it holds nothing personal. */
function endpointOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? 'none';
}

/** Logs each request by its endpoint, never by its address or query: they can be personal. */
export function logRequests({
  logger,
  now,
}: Pick<Dependencies, 'logger' | 'now'>): MiddlewareHandler {
  return async function logRequest(c, next) {
    const start = now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    logger.info({ method, route: endpointOf(c), status, ms: now() - start }, 'request');
  };
}
