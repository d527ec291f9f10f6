/** How much to measure: figures to rely on take more than a test that only wants the right answers. */
export interface Effort {
  /** Rounds in which the two sides take turns. */
  readonly rounds: number;
  /** How long a side is timed in a round at least, in milliseconds. */
  readonly roundMs: number;
  /** Puzzles in a generated list. */
  readonly puzzles: number;
  /** Puzzles generated on demand. */
  readonly demands: number;
}

/** Puzzles a second of the engine and of a peer. */
export interface Ratio {
  readonly kind: 'ratio';
  readonly ours: number;
  readonly peer: number;
}

/** How long single answers take, in milliseconds. */
export interface Latency {
  readonly kind: 'latency';
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The share of puzzles that were solved, where that isn't all by definition. */
  readonly solved?: number;
}

export type Measurement = Ratio | Latency;

/** Two ways to the same answers. */
export interface Contest<Item, Ours, Theirs> {
  readonly items: readonly Item[];
  readonly ours: (item: Item) => Ours;
  readonly peer: (item: Item) => Theirs;
  /** Whether both answers are right, looked at before any time is taken. */
  readonly agree: (ours: Ours, theirs: Theirs, item: Item) => boolean;
}

const LONGEST_QUOTE = 200;

/** A benchmark that answers wrongly is worth nothing, however fast: it ends the run. */
export class WrongAnswer extends Error {}

/** The beginning of anything, for an error message. */
function quoted(value: unknown): string {
  return JSON.stringify(value).slice(0, LONGEST_QUOTE);
}

function checkAnswers<Item, Ours, Theirs>(contest: Contest<Item, Ours, Theirs>): void {
  for (const item of contest.items) {
    const answers = [contest.ours(item), contest.peer(item)] as const;
    if (contest.agree(...answers, item)) continue;
    const [our, theirs] = answers.map(quoted);
    throw new WrongAnswer(`${quoted(item)}: ours ${our}, the peer's ${theirs}`);
  }
}

/** Items a second of whole passes over a list that take at least `roundMs` together. */
function rateOf<Item>(items: readonly Item[], run: (item: Item) => unknown, roundMs: number) {
  const start = performance.now();
  let passes = 0;
  let elapsed: number;
  do {
    for (const item of items) run(item);
    passes++;
    elapsed = performance.now() - start;
  } while (elapsed < roundMs);
  return (1000 * passes * items.length) / elapsed;
}

/** Best round against best round, the two sides by turns, so that a noisy machine disturbs both. */
export function race<Item, Ours, Theirs>(
  contest: Contest<Item, Ours, Theirs>,
  { rounds, roundMs }: Effort,
): Ratio {
  checkAnswers(contest);
  const best = { ours: 0, peer: 0 };
  for (let round = 0; round < rounds; round++) {
    best.ours = Math.max(best.ours, rateOf(contest.items, contest.ours, roundMs));
    best.peer = Math.max(best.peer, rateOf(contest.items, contest.peer, roundMs));
  }
  return { kind: 'ratio', ...best };
}

/** The smallest of the values that at least this share (0-1) of them do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(share * inOrder.length) - 1)] ?? Number.NaN;
}

/** The milliseconds that each of the items takes. */
export function timesOf<Item>(items: readonly Item[], run: (item: Item) => unknown): number[] {
  return items.map((item) => {
    const start = performance.now();
    run(item);
    return performance.now() - start;
  });
}

/** The percentiles of a list of times. */
export function latencyOf(times: readonly number[]): Latency {
  return {
    kind: 'latency',
    count: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/** Of several rounds the one with the lowest of a percentile: whatever disturbs the machine doesn't disturb them all. */
export function bestRound(
  rounds: number,
  percentileName: 'p95' | 'p99',
  measure: () => Latency,
): Latency {
  return Array.from({ length: rounds }, measure).reduce((best, each) =>
    each[percentileName] < best[percentileName] ? each : best,
  );
}
