import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { err, ok, type Result } from '@nanpure/engine';
import type { Config } from '../config.ts';
import { MAX_HEADER_BYTES } from '../http/headers/max-header-bytes.ts';
import { requestIdFor } from '../http/request-id.ts';
import { responseTo, type StaticResponse } from '../http/static-response.ts';
import { type EarlyRejection, rejectEarly } from '../overload/reject-early.ts';
import { answerParseErrors, buildParseErrorResponses } from './parse-errors.ts';
import { Reply } from './preset-reply.ts';

const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
/** How often both are checked. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;

const OPTIONS = {
  ServerResponse: Reply,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  // We answer that ourselves: Node's own reply has no body.
  requireHostHeader: false,
};

/** A connection on which nothing moves for so long is closed, such as one whose replies nobody reads. */
const SOCKET_TIMEOUT_MS = 60_000;

/** More would exhaust the memory of a small machine. Others are closed at once. */
const MAX_CONNECTIONS = 10_000;

type Address = Pick<Config, 'port' | 'host'>;

export interface Handlers {
  readonly fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  /** Answers what is so malformed that no `Request` can be made of it. */
  readonly onMalformedRequest: () => Response | Promise<Response>;
  /** Without it, no request is rejected for overload. */
  readonly overload?: EarlyRejection;
}

/** Whether a request has exactly one Host header, as it must; HTTP 1.0 allows none. */
function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 'host'.length && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Rejects requests with several hosts: a proxy and this server might each believe another one. */
function requireValidHost(listener: RequestListener, rejection: StaticResponse): RequestListener {
  return (request, reply) => {
    if (hasValidHost(request)) return listener(request, reply);
    const id = requestIdFor(request);
    const { status, headers, body } = responseTo(id, rejection);
    reply.writeHead(status, headers).end(body);
    return undefined;
  };
}

/** Why the server can't listen, and what to do about it. */
function describeFailure(error: NodeJS.ErrnoException, { port, host }: Address): string {
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

/** Starts a server. Resolves once it listens, or with the reason why it can't. */
export async function listen(
  address: Address,
  handlers: Handlers,
): Promise<Result<Server, string>> {
  const { fetch, onMalformedRequest, overload } = handlers;
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    hostname: 'localhost',
    errorHandler: onMalformedRequest,
  });
  const parseErrors = await buildParseErrorResponses();
  const server = createServer(
    OPTIONS,
    requireValidHost(
      overload ? rejectEarly(listener, overload) : listener,
      parseErrors['malformed-request'],
    ),
  );
  answerParseErrors(server, parseErrors);
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = SOCKET_TIMEOUT_MS;
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
    return ok(server);
  } catch (error) {
    if (error instanceof Error) return err(describeFailure(error, address));
    throw error;
  }
}
