import type { Answered } from '../http/request-log.ts';

/** The upper ends of the ranges in which durations are counted, in milliseconds. */
export const DURATION_LIMITS_MS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** How many requests took how long. */
export interface Durations {
  /** One for each of `DURATION_LIMITS_MS`, and one for what took longer. */
  readonly counts: readonly number[];
  readonly sumMs: number;
}

/** Requests with the same answer. */
export interface AnswerCount {
  readonly endpoint: string;
  readonly method: string;
  readonly status: number;
  count: number;
}

function rangeOf(ms: number): number {
  const range = DURATION_LIMITS_MS.findIndex((limit) => ms <= limit);
  return range < 0 ? DURATION_LIMITS_MS.length : range;
}

function noDurations() {
  return { counts: new Array<number>(DURATION_LIMITS_MS.length + 1).fill(0), sumMs: 0 };
}

/**
 * Counts requests in plain numbers: a metrics library takes longer than to answer one. Endpoints are named as in the
 * code, so there are no more counts than that has.
 */
export function createRequestCounts() {
  const answers = new Map<string, AnswerCount>();
  const durations = new Map<string, ReturnType<typeof noDurations>>();

  function countAnswer({ endpoint, method, status }: Answered) {
    const key = `${endpoint} ${method} ${status}`;
    const known = answers.get(key);
    if (known) known.count += 1;
    else answers.set(key, { endpoint, method, status, count: 1 });
  }

  function countDuration({ endpoint, ms }: Answered) {
    const known = durations.get(endpoint) ?? noDurations();
    durations.set(endpoint, known);
    const range = rangeOf(ms);
    known.counts[range] = (known.counts[range] ?? 0) + 1;
    known.sumMs += ms;
  }

  return {
    add(answered: Answered) {
      countAnswer(answered);
      countDuration(answered);
    },
    answers: (): Iterable<Readonly<AnswerCount>> => answers.values(),
    /** By endpoint. */
    durations: (): Iterable<readonly [string, Durations]> => durations,
  };
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;
