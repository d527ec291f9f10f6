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
}

/** What came of it. */
export interface Outcome {
  readonly asked: number;
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

/** Asks as often as is wanted, on whatever connection is free. */
async function askAtRate(free: Connection[], ask: (one: Connection) => void, fire: Fire) {
  const { rate = 0, seconds } = fire;
  const start = performance.now();
  let sent = 0;
  for (;;) {
    const elapsed = (performance.now() - start) / 1000;
    if (elapsed >= seconds) return;
    for (; sent < elapsed * rate; sent++) {
      const one = free.shift();
      if (!one) break;
      ask(one);
    }
    // What nobody was free to ask is never asked: it would only come in one rush later.
    sent = Math.max(sent, Math.floor(elapsed * rate));
    await sleep(TICK);
  }
}

/** Fires at a server, and counts what comes back. */
export async function fireAt(fire: Fire): Promise<Outcome> {
  const { address, request, seconds, rate } = fire;
  const free: Connection[] = await Promise.all(
    Array.from({ length: fire.connections }, () => openConnection(address)),
  );
  const all = [...free];
  const [served, refused]: [number[], number[]] = [[], []];
  let [asked, others] = [0, 0];
  let isOver = false;

  function ask(one: Connection) {
    asked += 1;
    one.ask(request, (answer) => count(one, answer));
  }
  function count(one: Connection, { status, ms }: Answer) {
    if (isOver) return;
    if (status === 200) served.push(ms);
    else if (status === 503) refused.push(ms);
    else others += 1;
    if (rate === undefined) ask(one);
    else free.push(one);
  }

  const start = performance.now();
  if (rate === undefined) {
    for (const one of all) ask(one);
    await sleep(seconds * 1000);
  } else await askAtRate(free, ask, fire);
  isOver = true;
  const took = (performance.now() - start) / 1000;
  for (const one of all) one.close();
  return { asked, served: ascending(served), refused: ascending(refused), others, seconds: took };
}

/** The value that a share of sorted numbers stays below. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
