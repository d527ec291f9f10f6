import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { replyError } from '../http/errors/errors.ts';
import { chooseRequestId, identifyRequests } from '../http/request-id.ts';
import { dataSecurityHeaders } from '../http/security-headers.ts';
import { buildStaticResponse, responseTo, type StaticResponse } from '../http/static-response.ts';

type ParseErrorCode = 'malformed-request' | 'request-timeout' | 'headers-too-large';

/** The responses to what can't be parsed as a request. */
export type ParseErrorResponses = Readonly<Record<ParseErrorCode, StaticResponse>>;

function buildResponse(code: ParseErrorCode): Promise<StaticResponse> {
  const app = new Hono();
  app.use(dataSecurityHeaders, identifyRequests);
  app.all('*', (c) => {
    // Where the next request begins isn't known any more.
    c.header('Connection', 'close');
    return replyError(c, { code, details: {} });
  });
  return buildStaticResponse(app);
}

/** Builds these responses, once for a server: when they are needed, there is no request for an app to answer. */
export async function buildParseErrorResponses(): Promise<ParseErrorResponses> {
  return {
    'malformed-request': await buildResponse('malformed-request'),
    'request-timeout': await buildResponse('request-timeout'),
    'headers-too-large': await buildResponse('headers-too-large'),
  };
}

/** Answers a request whose Host or target is so malformed that no `Request` can be made of it. */
export function createMalformedRequestHandler(): () => Response | Promise<Response> {
  const app = new Hono();
  app.use(dataSecurityHeaders, identifyRequests);
  app.all('*', (c) => replyError(c, { code: 'malformed-request', details: {} }));
  return () => app.request('/');
}

function responseFor(
  { code }: NodeJS.ErrnoException,
  responses: ParseErrorResponses,
): StaticResponse {
  if (code === 'HPE_HEADER_OVERFLOW') return responses['headers-too-large'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return responses['request-timeout'];
  return responses['malformed-request'];
}

/** A response as it goes over the wire; its id is ours, as the headers of the request couldn't be read. */
function serialize(response: StaticResponse): string {
  const { status, headers, body } = responseTo(chooseRequestId(undefined), response);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`;
}

/**
 * Answers errors of Node's HTTP parser and its request timeouts like all other errors: Node's own replies
 * have neither body nor security headers. Closes the connection.
 */
export function answerParseErrors(server: Server, responses: ParseErrorResponses): void {
  const repliesOf = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('connection', (socket) => repliesOf.set(socket, new Set()));
  server.on('request', ({ socket }, reply) => {
    const replies = repliesOf.get(socket);
    replies?.add(reply);
    reply.once('close', () => replies?.delete(reply));
  });
  server.on('clientError', (error, socket) => {
    // A later error on the same connection: the first one was answered.
    if (socket.writableEnded) return;
    const isReplying = [...(repliesOf.get(socket) ?? [])].some((reply) => reply.headersSent);
    // In the middle of a reply another one would be taken for a part of it.
    const bytes = isReplying ? '' : serialize(responseFor(error, responses));
    if (socket.writable) socket.end(bytes, () => socket.destroy());
    else socket.destroy();
  });
}
