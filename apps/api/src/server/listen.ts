import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { err, ok, type Result } from '@nanpure/engine';
import { API_BASE } from '../app.ts';
import type { Config } from '../config.ts';
import type { WorkQueue } from '../overload/work-queue.ts';
import { answerClientErrors } from './client-error.ts';
import { prepareRefusals, type ReadyReply } from './refuse.ts';

/** Slow clients are let go, so that they can't hold the server's connections. In milliseconds. */
const PATIENCE = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** We say ourselves that there is no host: Node would do so without a word. */
const OPTIONS = { ...PATIENCE, requireHostHeader: false };

/** So long a connection may neither send nor take anything, such as a reply that nobody reads. In milliseconds. */
const LONGEST_SILENCE = 60_000;

/** More than that hold the memory of a small machine, and nobody honest. Others are closed at once. */
const MOST_CONNECTIONS = 10_000;

type Place = Pick<Config, 'port' | 'host'>;

/** What answers: `fetch` a request, `refuse` one so malformed that no `Request` can be made of it. */
export interface Answers {
  readonly fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  readonly refuse: () => Response | Promise<Response>;
  readonly guard?: Guard;
}

/** What stands before the API. */
export interface Guard {
  readonly workQueue: Pick<WorkQueue, 'isOverloaded' | 'whenHeardAgain'>;
  /** What requests are told that are sent away. */
  readonly turnAway: ReadyReply;
  readonly onTurnedAway: () => void;
}

/** Whether a request is one for the API; what browsers ask before they call it is soon answered. */
function isGuarded({ method, url }: IncomingMessage): boolean {
  return url?.startsWith(`${API_BASE}/`) === true && method !== 'OPTIONS';
}

/**
 * Sends requests away before anything is made of them: in a rush that is most of the work. Whoever
 * asks again at once on the same connection is read when there is time for it.
 */
function guarded(
  listener: RequestListener,
  { workQueue, turnAway, onTurnedAway }: Guard,
): RequestListener {
  return (request, reply) => {
    if (!isGuarded(request) || !workQueue.isOverloaded()) return listener(request, reply);
    const { socket } = request;
    onTurnedAway();
    request.resume();
    reply.writeHead(turnAway.status, turnAway.headers).end(turnAway.body);
    // Not before Node is done with the request: it starts the reading again.
    setImmediate(() => {
      socket.pause();
      workQueue.whenHeardAgain(() => socket.resume());
    });
    return undefined;
  };
}

/** Whether a request names one host, as it has to. Before HTTP 1.1 it could do without. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}

/** Refuses requests of which different servers would think that they are for different hosts. */
function forOneHost(listener: RequestListener, refusal: ReadyReply): RequestListener {
  return (request, reply) => {
    if (namesOneHost(request)) return listener(request, reply);
    reply.writeHead(refusal.status, refusal.headers).end(refusal.body);
    return undefined;
  };
}

/** Why the server can't listen, and what to do about it. */
function describeFailure(error: NodeJS.ErrnoException, { port, host }: Place): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Set PORT to a free one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to one from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine.`;
    default:
      return `Cannot listen on port ${port}: ${error.message}`;
  }
}

/** Starts a server. Comes back once it listens, or with the reason why it can't. */
export async function listen(place: Place, answers: Answers): Promise<Result<Server, string>> {
  const listener = getRequestListener(
    (request, env) => answers.fetch(request, env as HttpBindings),
    { hostname: 'localhost', errorHandler: answers.refuse },
  );
  const { guard } = answers;
  const refusals = await prepareRefusals();
  const server = createServer(
    OPTIONS,
    forOneHost(guard ? guarded(listener, guard) : listener, refusals['malformed-request']),
  );
  answerClientErrors(server, refusals);
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = LONGEST_SILENCE;
  try {
    server.listen(place.port, place.host);
    await once(server, 'listening');
    return ok(server);
  } catch (error) {
    if (error instanceof Error) return err(describeFailure(error, place));
    throw error;
  }
}
