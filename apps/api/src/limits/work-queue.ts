/** How long the first in line may have waited before newcomers are sent away, in milliseconds. */
const LONGEST_WAIT = 150;
/** However quickly they are served, no more than these wait. */
const MOST_WAITING = 1_000;

/**
 * How long work may go on before the event loop looks up, in milliseconds: long enough that turning
 * many away doesn't eat the time of those who are served.
 */
const LONGEST_ROUND = 20;
const MOST_A_ROUND = 32;

/** A line in front of the work: some at a time, with a breath for the event loop in between. */
export interface WorkQueue {
  /** Resolves when it is one's turn. */
  readonly turn: () => Promise<void>;
  /** Whether those who come now would wait too long. */
  readonly isOverloaded: () => boolean;
}

/** What a line needs of the world: a clock in milliseconds, and the event loop's next round. */
export interface WorkQueueOptions {
  readonly now: () => number;
  readonly nextRound: (callback: () => void) => void;
}

/**
 * Without a line, a hundred requests at once would be worked off in one go, and nobody would hear
 * anything until the last is done. In line, whoever comes too late hears so at once, and those who
 * wait are served as fast as ever.
 */
export function makeWorkQueue({ now, nextRound }: WorkQueueOptions): WorkQueue {
  const waiting: { readonly since: number; readonly begin: () => void }[] = [];
  let isMoving = false;

  /** The first in line begins, unless the round has taken too long already. */
  function letIn(round: { until?: number }) {
    round.until ??= now() + LONGEST_ROUND;
    if (now() < round.until) waiting.shift()?.begin();
  }

  /** All of it is done in the event loop's next round, with nothing but the work itself in between. */
  function prepareRound() {
    const round = {};
    for (let place = 0; place < MOST_A_ROUND; place++) nextRound(() => letIn(round));
    nextRound(() => {
      isMoving = waiting.length > 0;
      if (isMoving) prepareRound();
    });
  }

  return {
    turn: () =>
      new Promise((begin) => {
        waiting.push({ since: now(), begin });
        if (isMoving) return;
        isMoving = true;
        prepareRound();
      }),
    isOverloaded() {
      const [first] = waiting;
      if (!first) return false;
      return waiting.length >= MOST_WAITING || now() - first.since > LONGEST_WAIT;
    },
  };
}
