import { percentile } from './load-generator.ts';

/** What a minute of load leaves: memory in bytes, what is open, and health meanwhile in milliseconds. */
export interface Minute {
  readonly heapUsed: number;
  readonly rss: number;
  readonly descriptors: number;
  readonly healthP99: number;
}

/** What we serve for each second of the processor's time, as a share of what Hono alone serves. */
export interface Comparison {
  readonly name: string;
  readonly share: number;
  readonly minimum: number;
}

/** What the server carries, and how it does with more. */
export interface Figures {
  readonly comparisons: readonly Comparison[];
  /** Ten times as much as the server can carry: the share of it that is served, and health in milliseconds. */
  readonly tenfold: {
    readonly goodput: number;
    readonly healthMs: { readonly p99: number | undefined };
  };
}

/** What a fault of the database did to those who asked meanwhile. Moments in seconds, where there were any. */
export interface FaultFigures {
  readonly name: string;
  readonly stored: number;
  readonly refused: number;
  /** The codes of the errors with which messages were refused. */
  readonly codes: string;
  /** Answers that were neither 200 nor 503. */
  readonly unexpected: number;
  readonly lost: number;
  readonly twice: number;
  readonly storedThoughRefused: number;
  /** In milliseconds. */
  readonly healthP99: number;
  /** After the beginning of the fault. */
  readonly firstRefusal: number | undefined;
  readonly notReady: number | undefined;
  /** After its end. */
  readonly lastRefusal: number | undefined;
  readonly readyAgain: number | undefined;
}

/** One bar: what is asked, what was seen, and whether that is enough. */
export interface Bar {
  readonly name: string;
  readonly asked: string;
  readonly seen: string;
  readonly isMet: boolean;
}

const MAX_HEALTH_MS = 50;
const MIN_GOODPUT = 0.8;
/** What is computed once and kept may come late, in bytes. */
const HEAP_SLACK = 3e6;
/** On a busy machine one minute differs from the next by about as much. */
const HEALTH_SLACK = 2;
/** Connections that the last clients of a minute have only just closed. */
const DESCRIPTOR_SLACK = 10;
/** How far readiness and messages may be behind what happens to the database. */
const MAX_LAG_SECONDS = 8;

const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const inMilliseconds = (time: number) => time.toFixed(0);

function healthBar(p99: number): Bar {
  return {
    name: 'health meanwhile, 99 %',
    asked: `at most ${MAX_HEALTH_MS} ms`,
    seen: `${inMilliseconds(p99)} ms`,
    isMet: p99 <= MAX_HEALTH_MS,
  };
}

function overloadBars({ goodput, healthMs: { p99 = Number.NaN } }: Figures['tenfold']): Bar[] {
  return [
    {
      name: 'ten times as much',
      asked: `at least ${MIN_GOODPUT} of what it carries`,
      seen: goodput.toFixed(2),
      isMet: goodput >= MIN_GOODPUT,
    },
    healthBar(p99),
  ];
}

/** The middle one of what minutes have as the slowest of a hundred. */
function medianHealth(minutes: readonly Minute[]): number {
  const sorted = minutes.map(({ healthP99 }) => healthP99).sort((one, other) => one - other);
  return percentile(sorted, 0.5);
}

/**
 * Compares memory and what is open in the minute after a fifth of the time, when all is warm, with those in the last
 * one, and health in the fifth that begins with it with that in the last fifth.
 */
export function soakBars(soak: readonly Minute[]): Bar[] {
  const fifth = Math.floor(soak.length / 5);
  const before = soak[fifth];
  const after = soak.at(-1);
  if (!before || !after) throw new Error('A soak takes a minute at least');
  const health = medianHealth(soak.slice(fifth, fifth + Math.max(1, fifth)));
  const healthAtEnd = medianHealth(soak.slice(-Math.max(1, fifth)));
  return [
    {
      name: `heap over ${soak.length} min`,
      asked: `at most ${inMegabytes(HEAP_SLACK)} MB more`,
      seen: `from ${inMegabytes(before.heapUsed)} to ${inMegabytes(after.heapUsed)} MB`,
      isMet: after.heapUsed <= before.heapUsed + HEAP_SLACK,
    },
    {
      name: 'files and sockets that are open',
      asked: `at most ${DESCRIPTOR_SLACK} more`,
      seen: `from ${before.descriptors} to ${after.descriptors}`,
      isMet: after.descriptors <= before.descriptors + DESCRIPTOR_SLACK,
    },
    {
      name: 'health meanwhile, 99 %',
      asked: `at most ${MAX_HEALTH_MS} ms, or ${HEALTH_SLACK} times as much as at first`,
      seen: `from ${inMilliseconds(health)} to ${inMilliseconds(healthAtEnd)} ms`,
      isMet: healthAtEnd <= Math.max(MAX_HEALTH_MS, HEALTH_SLACK * health),
    },
  ];
}

export function comparisonBar({ name, share, minimum }: Comparison): Bar {
  return {
    name: `${name} for each second of the processor's time`,
    asked: `at least ${minimum} of what Hono alone serves`,
    seen: share.toFixed(2),
    isMet: share >= minimum,
  };
}

export function barsOf({ comparisons, tenfold }: Figures): Bar[] {
  return [...comparisons.map(comparisonBar), ...overloadBars(tenfold)];
}

export function noneBar(name: string, count: number): Bar {
  return { name, asked: 'none', seen: `${count}`, isMet: count === 0 };
}

function lagBar(name: string, lag: number): Bar {
  const asked = `at most ${MAX_LAG_SECONDS} s`;
  return { name, asked, seen: `${lag.toFixed(1)} s`, isMet: lag <= MAX_LAG_SECONDS };
}

export function faultBars(seen: FaultFigures): Bar[] {
  const { lastRefusal = 0, readyAgain = 0 } = seen;
  // Where nothing was refused there was nothing to tell.
  const notReady = seen.notReady ?? (seen.refused > 0 ? Number.POSITIVE_INFINITY : 0);
  const bars = [
    noneBar('confirmed messages that are lost', seen.lost),
    noneBar('messages that are stored twice', seen.twice),
    noneBar('messages that are stored though they were refused', seen.storedThoughRefused),
    noneBar('answers that are neither 200 nor 503', seen.unexpected),
    healthBar(seen.healthP99),
    lagBar('until readiness tells it', notReady),
    lagBar('until it is over', Math.max(lastRefusal, readyAgain)),
  ];
  return bars.map((bar) => ({ ...bar, name: `${seen.name}, ${bar.name}` }));
}

export function barText({ name, asked, seen, isMet }: Bar): string {
  return `${isMet ? '✓' : '✗'} ${name}: ${seen} (${asked})`;
}
