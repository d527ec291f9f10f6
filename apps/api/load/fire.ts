import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Connection, openConnection } from './connection.ts';

/** What to ask, over how many connections, for how long, and how often. */
export interface Fire {
  readonly address: URL;
  readonly request: Buffer;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second; without it each connection asks again as soon as it has its answer. */
  readonly rate?: number;
  /** After so many seconds of the same, everything is counted from 0, and somebody is told. */
  readonly warmUp?: { readonly seconds: number; readonly whenWarm: () => Promise<void> };
}

/** What came of it. */
export interface Outcome {
  /** Milliseconds until each 200, sorted. */
  readonly served: readonly number[];
  /** Milliseconds until each 503, sorted. */
  readonly refused: readonly number[];
  /** Answers that are neither. */
  readonly others: number;
  readonly seconds: number;
}

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b);

/** How often requests are sent that are due, in milliseconds. */
const TICK = 2;

/** What asking at a rate needs: connections that are free, and new ones for those that are stale. */
interface Asking {
  readonly free: Connection[];
  readonly ask: (one: Connection) => void;
  readonly replace: (one: Connection) => Promise<void>;
  readonly isOver: () => boolean;
}

/** Asks as often as is wanted, on whatever connection is free, until it is over. */
async function askAtRate(rate: number, { free, ask, replace, isOver }: Asking) {
  const start = performance.now();
  let sent = 0;
  while (!isOver()) {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; sent < due; sent++) {
      const one = free.shift();
      if (!one) break;
      if (one.isFresh()) ask(one);
      else void replace(one);
    }
    // What nobody was free to ask is never asked: it would only come in one rush later.
    sent = Math.max(sent, Math.floor(due));
    await sleep(TICK);
  }
}

/** Counts answers from when it is told to. */
function makeCount() {
  let start = performance.now();
  let [served, refused, others]: [number[], number[], number] = [[], [], 0];
  return {
    restart() {
      start = performance.now();
      [served, refused, others] = [[], [], 0];
    },
    add({ status, ms }: Answer) {
      if (status === 200) served.push(ms);
      else if (status === 503) refused.push(ms);
      else others += 1;
    },
    outcome: (): Outcome => ({
      served: ascending(served),
      refused: ascending(refused),
      others,
      seconds: (performance.now() - start) / 1000,
    }),
  };
}

/** Fires at a server, and counts what comes back. */
export async function fireAt(fire: Fire): Promise<Outcome> {
  const { address, request, seconds, rate, warmUp } = fire;
  const free: Connection[] = await Promise.all(
    Array.from({ length: fire.connections }, () => openConnection(address)),
  );
  const all = new Set(free);
  const count = makeCount();
  let isOver = false;

  function ask(one: Connection) {
    one.ask(request, (answer) => {
      if (isOver) return;
      count.add(answer);
      if (rate === undefined) ask(one);
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

  const asking =
    rate === undefined ? undefined : askAtRate(rate, { free, ask, replace, isOver: () => isOver });
  if (!asking) for (const one of all) ask(one);
  if (warmUp) {
    await sleep(warmUp.seconds * 1000);
    await warmUp.whenWarm();
    count.restart();
  }
  await sleep(seconds * 1000);
  isOver = true;
  const outcome = count.outcome();
  await asking;
  for (const one of all) one.close();
  return outcome;
}

/** The value that a share of sorted numbers stays below. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
