import type { Context, MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { canBeShed } from '../http/api-base.ts';
import { isBodyUtf8, mayHaveBody } from '../http/body/request-body.ts';
import { tolerateDisconnect } from '../http/client-disconnect.ts';
import { replyError } from '../http/errors/errors.ts';
import { notUtf8Place } from '../http/errors/malformed-json.ts';
import { RETRY_AFTER_SECONDS } from '../http/retry-after.ts';

/** Answers that the server is overloaded, and when to retry. */
export function replyOverloaded(c: Context) {
  c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  c.header('Cache-Control', 'no-store');
  return replyError(c, { code: 'overloaded', details: { retry_after: RETRY_AFTER_SECONDS } });
}

/**
 * Queues requests, and rejects those that would wait too long. A request is queued once all of it has been
 * read, so that a slow sender holds up nobody.
 */
export function shedLoad({
  workQueue,
  onRejected,
  endpointAt,
}: Pick<Dependencies, 'workQueue' | 'onRejected'> & {
  readonly endpointAt: (path: string) => string;
}): MiddlewareHandler {
  const queueWithBody = tolerateDisconnect(async (c, next) => {
    if (!(await isBodyUtf8(c))) {
      const place = notUtf8Place(new Uint8Array(await c.req.arrayBuffer()));
      return replyError(c, { code: 'malformed-json', details: { ...place, encoding: 'utf-8' } });
    }
    await workQueue.acquire();
    return next();
  });
  return (c, next) => {
    if (!canBeShed(c.req.path)) return next();
    if (workQueue.isOverloaded()) {
      onRejected?.({ endpoint: endpointAt(c.req.path), reason: 'queue' });
      return Promise.resolve(replyOverloaded(c));
    }
    return mayHaveBody(c.req.method) ? queueWithBody(c, next) : workQueue.acquire().then(next);
  };
}
