import { once, setMaxListeners } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { REQUESTS } from './requests.ts';

const PIPELINED = 40;
/** How long a client leaves its replies unread, in milliseconds. */
const UNREAD_MS = 20_000;
/** Between two connections of the same client, in milliseconds. */
const PAUSE_MS = 100;

/** What a client does on its connection, until it has done enough of it. */
type Behaviour = (socket: Socket, signal: AbortSignal) => Promise<unknown>;

const BEHAVIOURS: readonly Behaviour[] = [
  async function pipelineAndHangUp(socket, signal) {
    const firstReply = once(socket, 'data', { signal });
    socket.write(Buffer.concat(Array.from({ length: PIPELINED }, () => REQUESTS.hint)));
    await firstReply;
  },
  async function hangUpAmidBody(socket, signal) {
    const written = new Promise((resolve) => {
      socket.write(REQUESTS.hint.subarray(0, -10), resolve);
    });
    await Promise.race([written, once(socket, 'close', { signal })]);
  },
  async function askWithoutReading(socket, signal) {
    socket.pause();
    socket.write(Buffer.concat(Array.from({ length: 4 }, () => REQUESTS.large)));
    await sleep(UNREAD_MS, undefined, { signal });
  },
];

/** Whatever a server does to such a client, and its own end, is no failure of the load. */
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
 * So many clients that pipeline, hang up in the middle or don't read what they asked for, by turns,
 * one connection after the other. The function that comes back ends them.
 */
export function startRudeClients(address: URL, count: number): () => Promise<void> {
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
