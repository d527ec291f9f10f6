import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { within } from './within.ts';

/** What came back, and after how many milliseconds. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** A connection that is kept, with one request on it at a time. */
export interface Connection {
  /** False once the server has closed it, or may do so any moment as nothing was asked on it. */
  readonly isFresh: () => boolean;
  readonly ask: (request: Buffer, onAnswer: (answer: Answer) => void) => void;
  readonly close: () => void;
}

/** The server closes what is idle for 5 seconds: what was for so long is left alone. In milliseconds. */
const LONGEST_REST = 3_000;

const HEAD_END = Buffer.from('\r\n\r\n');

/** How long the reply at the start of some bytes is; undefined while its head isn't all there. */
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
  let waitingFor: ((answer: Answer) => void) | undefined;
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = received.length === 0 ? data : Buffer.concat([received, data]);
    const length = lengthOfReply(received);
    if (length === undefined || received.length < length) return;
    const answer = { status: statusOf(received), ms: performance.now() - since };
    received = Buffer.alloc(0);
    const onAnswer = waitingFor;
    waitingFor = undefined;
    onAnswer?.(answer);
  });
  socket.on('close', () => {
    if (waitingFor) throw new Error('a connection was closed without an answer');
  });
  return {
    isFresh: () => !socket.destroyed && socket.writable && performance.now() - since < LONGEST_REST,
    ask(request, onAnswer) {
      waitingFor = onAnswer;
      since = performance.now();
      socket.write(request);
    },
    close() {
      waitingFor = undefined;
      socket.destroy();
    },
  };
}

/** Opens a connection to a server; an error on it ends the measurement. */
export async function openConnection({ hostname, port }: URL): Promise<Connection> {
  const socket = connect(Number(port), hostname);
  await within('a connection to the server', once(socket, 'connect'));
  socket.setNoDelay();
  socket.on('error', (error) => {
    throw error;
  });
  return connectionOver(socket);
}
