/** A request that would wait for longer is rejected. */
const MAX_WAIT_MS = 150;
/** However short requests are, no more than these wait: while many do, collecting garbage takes longer than answers. */
const MAX_QUEUE_LENGTH = 64;

/** Short requests run together for about so long, in milliseconds: a pass of the event loop costs as much as one. */
const SLICE_MS = 1.5;

/** Weight of the latest requests in the moving average of how long one takes. */
const LATEST_WEIGHT = 0.1;

/** Under overload, milliseconds spent on new connections and rejections for each millisecond of work. */
const OVERHEAD_RATIO = 0.15;
/** The budget for overhead stays between minus and plus this. */
const MAX_BUDGET_MS = 5;
/** What one pass of the event loop costs even without any overhead. */
const MIN_OVERHEAD_MS = 0.01;
/** How many rejected clients are read again at a time, within the budget; beyond it, one. */
const READMITTED_AT_ONCE = 4;

/** A queue in front of the work: a few short requests at a time, or a long one, then a pass of the event loop. */
export interface WorkQueue {
  /** Resolves when a request may begin. */
  readonly acquire: () => Promise<void>;
  /** Whether a request that comes now would wait too long, and has to be rejected. */
  readonly isOverloaded: () => boolean;
  /**
   * Calls back when a rejected client may be read again. Rejecting takes time, too: however many clients
   * retry at once, most of the time goes to the requests in the queue.
   */
  readonly onCapacity: (callback: () => void) => void;
}

/** What a queue has to do, and has done since it was made. */
export interface QueueLoad {
  readonly length: number;
  readonly isOverloaded: boolean;
  /** How many requests have begun, and how long they had waited, all together. */
  readonly begun: number;
  readonly waitedMs: number;
}

export interface WorkQueueOptions {
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Calls back in the next pass of the event loop, in order: `setImmediate`. */
  readonly defer: (callback: () => void) => void;
}

/** Measures how long requests take, and how much of the time may go to overhead. */
function createTimeBudget(now: () => number) {
  let [workStart, overheadStart] = [now(), now()];
  let budget = 0;
  // One at a time, until it is known how long they take.
  let average = SLICE_MS;
  return {
    /** How long a request takes in milliseconds: a moving average. */
    averageMs: () => average,
    hasBudget: () => budget > 0,
    startOverhead() {
      overheadStart = now();
    },
    endOverhead() {
      workStart = now();
      const spent = Math.max(MIN_OVERHEAD_MS, workStart - overheadStart);
      budget = Math.max(-MAX_BUDGET_MS, budget - spent);
    },
    endWork(requests: number) {
      const worked = now() - workStart;
      average += LATEST_WEIGHT * (worked / requests - average);
      budget = Math.min(MAX_BUDGET_MS, budget + worked * OVERHEAD_RATIO);
    },
  };
}

/** Those who wait for their turn, in order, and how long those waited whose turn has come. */
function createLine(now: () => number) {
  const waiting: { readonly since: number; readonly begin: () => void }[] = [];
  const done = { begun: 0, waitedMs: 0 };
  return {
    length: () => waiting.length,
    /** How long the first one has waited. */
    longestMs: () => (waiting[0] ? now() - waiting[0].since : 0),
    join: () => new Promise<void>((begin) => void waiting.push({ since: now(), begin })),
    /** Lets the first ones begin; returns how many there were. */
    begin(count: number): number {
      const next = waiting.splice(0, count);
      done.begun += next.length;
      for (const { since, begin } of next) {
        done.waitedMs += now() - since;
        begin();
      }
      return next.length;
    },
    done: () => done,
  };
}

/**
 * Without a queue, a hundred requests at once would be worked off in one go, and no client would be answered
 * before the last is done. With it, a request that comes too late is rejected at once, and the others are
 * served as fast as ever. There is a pass of the event loop after each slice of them, as it accepts one connection
 * a pass.
 */
export function createWorkQueue({
  now,
  defer,
}: WorkQueueOptions): WorkQueue & { readonly load: () => QueueLoad } {
  const line = createLine(now);
  const rejected: (() => void)[] = [];
  const time = createTimeBudget(now);
  let isTicking = false;

  function isOverloaded() {
    if (line.length() >= MAX_QUEUE_LENGTH) return true;
    return Math.max(line.length() * time.averageMs(), line.longestMs()) > MAX_WAIT_MS;
  }

  function readmit() {
    const hasCapacity = time.hasBudget() || line.length() === 0;
    for (const read of rejected.splice(0, hasCapacity ? READMITTED_AT_ONCE : 1)) read();
  }

  /** Both callbacks run in the same pass, with nothing between them but the work of the request. */
  function tick() {
    let begun = 0;
    defer(() => {
      time.endOverhead();
      if (isOverloaded() && time.hasBudget()) return;
      begun = line.begin(Math.max(1, Math.floor(SLICE_MS / time.averageMs())));
    });
    defer(() => {
      if (begun > 0) time.endWork(begun);
      time.startOverhead();
      readmit();
      isTicking = line.length() > 0 || rejected.length > 0;
      if (isTicking) tick();
    });
  }

  function start() {
    if (isTicking) return;
    isTicking = true;
    time.startOverhead();
    tick();
  }

  return {
    acquire() {
      start();
      return line.join();
    },
    isOverloaded,
    load: () => ({ ...line.done(), length: line.length(), isOverloaded: isOverloaded() }),
    onCapacity(callback) {
      rejected.push(callback);
      start();
    },
  };
}
