import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { withTimeout } from './with-timeout.ts';

export interface Reply {
  readonly status: number;
  /** The response time in milliseconds. */
  readonly ms: number;
}

/** A keep-alive connection, with one request at a time. */
export interface Connection {
  /** False once the server has closed it, or may do so at any moment because it was idle. */
  readonly isUsable: () => boolean;
  readonly send: (request: Buffer, onReply: (reply: Reply) => void) => void;
  readonly close: () => void;
}

/** The server closes a connection that is idle for 5 seconds: one that was idle for longer than this isn't used. */
const MAX_IDLE_MS = 3_000;

const HEAD_END = Buffer.from('\r\n\r\n');

/** The length of a reply in bytes; undefined while its head is incomplete. */
function lengthOfReply(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end + 2)) ?? [];
  if (length === undefined) throw new Error('a reply without Content-Length');
  return end + HEAD_END.length + Number(length);
}

function statusOf(bytes: Buffer): number {
  return Number(bytes.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
}

function connectionOver(socket: Socket): Connection {
  let since = performance.now();
  let pending: ((reply: Reply) => void) | undefined;
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = received.length === 0 ? data : Buffer.concat([received, data]);
    const length = lengthOfReply(received);
    if (length === undefined || received.length < length) return;
    const reply = { status: statusOf(received), ms: performance.now() - since };
    received = Buffer.alloc(0);
    const onReply = pending;
    pending = undefined;
    onReply?.(reply);
  });
  socket.on('close', () => {
    if (pending) throw new Error('a connection was closed without a reply');
  });
  return {
    isUsable: () => !socket.destroyed && socket.writable && performance.now() - since < MAX_IDLE_MS,
    send(request, onReply) {
      pending = onReply;
      since = performance.now();
      socket.write(request);
    },
    close() {
      pending = undefined;
      socket.destroy();
    },
  };
}

/** Opens a connection to a server; an error on it ends the measurement. */
export async function openConnection({ hostname, port }: URL): Promise<Connection> {
  const socket = connect(Number(port), hostname);
  await withTimeout('a connection to the server', once(socket, 'connect'));
  socket.setNoDelay();
  socket.on('error', (error) => {
    throw error;
  });
  return connectionOver(socket);
}
