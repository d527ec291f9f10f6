import type { IncomingMessage, RequestListener } from 'node:http';
import { canBeShed, V1_BASE } from '../http/api-base.ts';
import { requestIdFor } from '../http/request-id.ts';
import { responseTo } from '../http/static-response.ts';
import type { Responses503 } from './build-503.ts';
import type { Rejection } from './rejection-log.ts';
import type { WorkQueue } from './work-queue.ts';

/** How requests are rejected while the server is overloaded. */
export interface EarlyRejection {
  readonly workQueue: Pick<WorkQueue, 'isOverloaded' | 'onCapacity'>;
  readonly responses: Responses503;
  readonly onRejected: (rejection: Rejection) => void;
  /** The endpoint at a path, as the code names it: the path itself may hold anything. */
  readonly endpointAt: (path: string) => string;
}

/** Only the API sheds load; a CORS preflight is cheaper to answer than to reject. */
function canReject({ method, url }: IncomingMessage): boolean {
  return url !== undefined && canBeShed(url) && method !== 'OPTIONS';
}

/** The path without its query. */
function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/**
 * Rejects requests while the server is overloaded, before a `Request` is made of them: under overload that
 * is most of the work. A rejected client's connection isn't read again before there is capacity.
 */
export function rejectEarly(
  listener: RequestListener,
  { workQueue, responses, onRejected, endpointAt }: EarlyRejection,
): RequestListener {
  return (request, reply) => {
    if (!canReject(request) || !workQueue.isOverloaded()) return listener(request, reply);
    const { socket } = request;
    onRejected({ endpoint: endpointAt(pathOf(request)), reason: 'queue' });
    request.resume();
    const built = request.url?.startsWith(`${V1_BASE}/`) ? responses.v1 : responses.others;
    const response = responseTo(requestIdFor(request), built);
    reply.writeHead(response.status, response.headers).end(response.body);
    // Later, as Node resumes the socket when it is done with the request.
    setImmediate(() => {
      socket.pause();
      // What isn't read doesn't count as idle: the next request may wait in it already.
      const idleTimeout = socket.timeout ?? 0;
      socket.setTimeout(0);
      workQueue.onCapacity(() => {
        socket.setTimeout(idleTimeout);
        socket.resume();
      });
    });
    return undefined;
  };
}
