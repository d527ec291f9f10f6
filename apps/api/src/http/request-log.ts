import type { Hono, MiddlewareHandler } from 'hono';
import { endpointNames } from './endpoint.ts';
import type { Logger } from './logger.ts';
import { requestIdOf } from './request-id.ts';

interface RequestLog {
  readonly logger: Logger;
  readonly now: () => number;
}

/** Logs each request: its id, method, endpoint, status and duration. */
export function logRequests(
  { logger, now }: RequestLog,
  app: Pick<Hono, 'routes'>,
): MiddlewareHandler {
  const endpointOf = endpointNames(app);
  return async function logRequest(c, next) {
    const start = now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    logger.info(
      { id: requestIdOf(c), method, route: endpointOf(c), status, ms: now() - start },
      'request',
    );
  };
}
