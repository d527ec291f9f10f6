import type { Context, Hono, MiddlewareHandler } from 'hono';
import { API_BASE } from './api-base.ts';
import { CLIENT_CLOSED_REQUEST } from './client-disconnect.ts';
import { endpointNames } from './endpoint.ts';
import { nodeReply } from './headers/preset-headers.ts';
import type { Logger } from './logger.ts';
import { requestIdOf } from './request-id.ts';

/** A request and what became of it. */
export interface Answered {
  /** Its path as the code has it. */
  readonly endpoint: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}

interface RequestLog {
  readonly logger: Logger;
  readonly now: () => number;
  /** Hears of each request, those of pages as well. */
  readonly onAnswered?: (answered: Answered) => void;
}

/** What isn't of the API is all one: pages, their assets and data. */
const SITE = 'site';

/** The status of a reply, or that nobody is there to read it. */
function statusOf(c: Context): number {
  return nodeReply(c)?.destroyed ? CLIENT_CLOSED_REQUEST : c.res.status;
}

/** Logs each request of the API: its id, method, endpoint, status and duration. */
export function logRequests(
  { logger, now, onAnswered }: RequestLog,
  app: Pick<Hono, 'routes'>,
): MiddlewareHandler {
  const endpointOf = endpointNames(app);
  return async function logRequest(c, next) {
    const start = now();
    await next();
    const { method, path } = c.req;
    const [status, route, ms] = [statusOf(c), endpointOf(c), now() - start];
    const isOfApi = path.startsWith(`${API_BASE}/`);
    const endpoint = route === 'none' && !isOfApi ? SITE : route;
    onAnswered?.({ endpoint, method, status, ms });
    if (isOfApi) logger.info({ id: requestIdOf(c), method, route, status, ms }, 'request');
  };
}
