/** What a minute of load leaves: memory in bytes, what is open, and health meanwhile in milliseconds. */
export interface Minute {
  readonly heapUsed: number;
  readonly rss: number;
  readonly descriptors: number;
  readonly healthP99: number;
}

/** What the bars are about. */
export interface Figures {
  /** Ten times as much as the server can carry: the share of it that is served, and health in milliseconds. */
  readonly tenfold: {
    readonly goodput: number;
    readonly healthMs: { readonly p99: number | undefined };
  };
  readonly soak: readonly Minute[];
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
/** Connections that the last clients of a minute have only just closed. */
const DESCRIPTOR_SLACK = 10;

const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const inMilliseconds = (time: number) => time.toFixed(0);

function overloadBars({ goodput, healthMs: { p99 = Number.NaN } }: Figures['tenfold']): Bar[] {
  return [
    {
      name: 'ten times as much',
      asked: `at least ${MIN_GOODPUT} of what it carries`,
      seen: goodput.toFixed(2),
      isMet: goodput >= MIN_GOODPUT,
    },
    {
      name: 'health meanwhile, 99 %',
      asked: `at most ${MAX_HEALTH_MS} ms`,
      seen: `${inMilliseconds(p99)} ms`,
      isMet: p99 <= MAX_HEALTH_MS,
    },
  ];
}

/** Compares the minute after a fifth of the time, when all is warm, with the last one. */
function soakBars(soak: readonly Minute[]): Bar[] {
  const before = soak[Math.floor(soak.length / 5)];
  const after = soak.at(-1);
  if (!before || !after) return [];
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
      asked: `at most ${MAX_HEALTH_MS} ms, or no slower than at first`,
      seen: `from ${inMilliseconds(before.healthP99)} to ${inMilliseconds(after.healthP99)} ms`,
      isMet: after.healthP99 <= Math.max(MAX_HEALTH_MS, before.healthP99),
    },
  ];
}

export function barsOf({ tenfold, soak }: Figures): Bar[] {
  return [...overloadBars(tenfold), ...soakBars(soak)];
}

export function barText({ name, asked, seen, isMet }: Bar): string {
  return `${isMet ? '✓' : '✗'} ${name}: ${seen} (${asked})`;
}
