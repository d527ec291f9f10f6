import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ReadyReply, Refusals } from './refuse.ts';

/** Which reply fits an error of Node's parser. */
function refusalFor({ code }: NodeJS.ErrnoException, refusals: Refusals): ReadyReply {
  if (code === 'HPE_HEADER_OVERFLOW') return refusals['headers-too-large'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusals['request-timeout'];
  return refusals['malformed-request'];
}

/** A reply as it goes over the wire. */
function bytesOf({ status, headers, body }: ReadyReply): string {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`;
}

/**
 * Answers what Node can't read as a request, or that takes too long to come, with our errors: its own replies
 * have neither body nor headers. The connection ends with it.
 */
export function answerClientErrors(server: Server, refusals: Refusals): void {
  const repliesOf = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('connection', (socket) => repliesOf.set(socket, new Set()));
  server.on('request', ({ socket }, reply) => {
    const replies = repliesOf.get(socket);
    replies?.add(reply);
    reply.once('close', () => replies?.delete(reply));
  });
  server.on('clientError', (error, socket) => {
    // What follows on the bytes that were refused.
    if (socket.writableEnded) return;
    const isReplying = [...(repliesOf.get(socket) ?? [])].some((reply) => reply.headersSent);
    // In the middle of a reply another one would be taken for a part of it.
    const bytes = isReplying ? '' : bytesOf(refusalFor(error, refusals));
    if (socket.writable) socket.end(bytes, () => socket.destroy());
    else socket.destroy();
  });
}
