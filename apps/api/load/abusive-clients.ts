import { once, setMaxListeners } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { REQUESTS } from './requests.ts';

const PIPELINED = 40;
/** How long a client doesn't read its replies. */
const UNREAD_MS = 20_000;
/** Between two connections of the same client. */
const PAUSE_MS = 100;

type Behaviour = (socket: Socket, signal: AbortSignal) => Promise<unknown>;

const BEHAVIOURS: readonly Behaviour[] = [
  async function pipelineAndDisconnect(socket, signal) {
    const firstReply = once(socket, 'data', { signal });
    socket.write(Buffer.concat(Array.from({ length: PIPELINED }, () => REQUESTS.hint)));
    await firstReply;
  },
  async function disconnectAmidBody(socket, signal) {
    const written = new Promise((resolve) => {
      socket.write(REQUESTS.hint.subarray(0, -10), resolve);
    });
    await Promise.race([written, once(socket, 'close', { signal })]);
  },
  async function requestWithoutReading(socket, signal) {
    socket.pause();
    socket.write(Buffer.concat(Array.from({ length: 40 }, () => REQUESTS.large)));
    await sleep(UNREAD_MS, undefined, { signal });
  },
];

/** Ignores all errors: the server may do anything to such a client. */
async function misbehave(address: URL, behave: Behaviour, signal: AbortSignal) {
  while (!signal.aborted) {
    const socket = connect(Number(address.port), address.hostname);
    socket.on('error', () => socket.destroy());
    await behave(socket, signal).catch(() => undefined);
    socket.destroy();
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Starts clients that pipeline, disconnect amid a body or don't read their replies, by turns, one connection after the
 * other. Returns a function that stops them.
 */
export function startAbusiveClients(address: URL, count: number): () => Promise<void> {
  const end = new AbortController();
  setMaxListeners(2 * count, end.signal);
  const all = Array.from({ length: count }, (_, each) => {
    const behave = BEHAVIOURS[each % BEHAVIOURS.length];
    return behave && misbehave(address, behave, end.signal);
  });
  return async () => {
    end.abort();
    await Promise.all(all);
  };
}
