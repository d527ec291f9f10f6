import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection, type Reply } from './connection.ts';

export interface LoadOptions {
  readonly address: URL;
  /** One request, or several that are sent by turns. */
  readonly request: Buffer | readonly Buffer[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second; without it each connection sends the next request once it has the reply. */
  readonly rate?: number;
  /** After so many seconds `onWarm` is called, and counting starts. */
  readonly warmUp?: { readonly seconds: number; readonly onWarm: () => Promise<void> };
}

export interface Outcome {
  /** Milliseconds until each 200, sorted. */
  readonly served: readonly number[];
  /** Milliseconds until each 503, sorted. */
  readonly rejected: readonly number[];
  /** The number of other replies. */
  readonly others: number;
  readonly seconds: number;
}

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b);

/** How often due requests are sent. */
const SEND_INTERVAL_MS = 2;

interface Senders {
  readonly free: Connection[];
  readonly send: (one: Connection) => void;
  readonly replace: (one: Connection) => Promise<void>;
  readonly isOver: () => boolean;
}

/** Sends requests at a rate, on free connections. */
async function sendAtRate(rate: number, { free, send, replace, isOver }: Senders) {
  const start = performance.now();
  let sent = 0;
  while (!isOver()) {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; sent < due; sent++) {
      const one = free.shift();
      if (!one) break;
      if (one.isUsable()) send(one);
      else void replace(one);
    }
    // Requests for which no connection was free are dropped: they would all be sent in one burst later.
    sent = Math.max(sent, Math.floor(due));
    await sleep(SEND_INTERVAL_MS);
  }
}

function createCounter() {
  let start = performance.now();
  let [served, rejected, others]: [number[], number[], number] = [[], [], 0];
  return {
    restart() {
      start = performance.now();
      [served, rejected, others] = [[], [], 0];
    },
    add({ status, ms }: Reply) {
      if (status === 200) served.push(ms);
      else if (status === 503) rejected.push(ms);
      else others += 1;
    },
    outcome: (): Outcome => ({
      served: ascending(served),
      rejected: ascending(rejected),
      others,
      seconds: (performance.now() - start) / 1000,
    }),
  };
}

function takeTurns(request: LoadOptions['request']): () => Buffer {
  const [first = Buffer.alloc(0), ...others] = Buffer.isBuffer(request) ? [request] : request;
  const all = [first, ...others];
  let turn = 0;
  return () => all[turn++ % all.length] ?? first;
}

/** Sends requests to a server, and counts the replies. */
export async function generateLoad(options: LoadOptions): Promise<Outcome> {
  const { address, seconds, rate, warmUp } = options;
  const nextRequest = takeTurns(options.request);
  const free: Connection[] = await Promise.all(
    Array.from({ length: options.connections }, () => openConnection(address)),
  );
  const all = new Set(free);
  const count = createCounter();
  let isOver = false;

  function send(one: Connection) {
    one.send(nextRequest(), (reply) => {
      if (isOver) return;
      count.add(reply);
      if (rate === undefined) send(one);
      else free.push(one);
    });
  }

  async function replace(stale: Connection) {
    all.delete(stale);
    stale.close();
    const one = await openConnection(address);
    if (isOver) return one.close();
    all.add(one);
    free.push(one);
  }

  const sending =
    rate === undefined
      ? undefined
      : sendAtRate(rate, { free, send, replace, isOver: () => isOver });
  if (!sending) for (const one of all) send(one);
  if (warmUp) {
    await sleep(warmUp.seconds * 1000);
    await warmUp.onWarm();
    count.restart();
  }
  await sleep(seconds * 1000);
  isOver = true;
  const outcome = count.outcome();
  await sending;
  for (const one of all) one.close();
  return outcome;
}

/** The value that a share of sorted numbers stays below. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
