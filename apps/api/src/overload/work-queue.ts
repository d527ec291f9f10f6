/** Whoever would wait for longer is sent away; in milliseconds. */
const LONGEST_WAIT = 150;
/** However quickly they are served, no more than these wait. */
const MOST_WAITING = 1_000;

/** How much the latest turn counts in what a turn is expected to take. */
const WEIGHT_OF_LATEST = 0.1;

/**
 * With too much to do, so long is spent, for each millisecond of work, on whatever else comes in: new
 * connections, and requests that are sent away.
 */
const SHARE_OF_REST = 0.15;
/** So much of that is made up for at most, in milliseconds. */
const LARGEST_DEBT = 5;
/** What a look at the rest costs even if there is none, in milliseconds. */
const SHORTEST_REST = 0.01;
/** So many who were sent away are heard again at once, when there is time; when not, one. */
const MOST_HEARD_AT_ONCE = 4;

/** A line in front of the work: one at a time, with a breath for the event loop in between. */
export interface WorkQueue {
  /** Resolves when it is one's turn. */
  readonly turn: () => Promise<void>;
  /** Whether those who come now would wait too long. */
  readonly isOverloaded: () => boolean;
  /**
   * Calls back when there is time to hear somebody again who was sent away. Sending people away
   * takes time, too: however many come back at once, those in line get most of it.
   */
  readonly whenHeardAgain: (callback: () => void) => void;
}

/** What a line needs of the world: a clock in milliseconds, and the event loop's next round. */
export interface WorkQueueOptions {
  readonly now: () => number;
  readonly nextRound: (callback: () => void) => void;
}

/** How long turns take, and how time is shared with the rest. All in milliseconds. */
function makeTimekeeper(now: () => number) {
  let [began, ended] = [now(), now()];
  let credit = 0;
  let pace = 1;
  return {
    /** What a turn takes: an average that follows what is asked for. */
    pace: () => pace,
    /** Whether the rest has had less than its share. */
    hasTimeForRest: () => credit > 0,
    restBegins() {
      ended = now();
    },
    restEnds() {
      began = now();
      credit = Math.max(-LARGEST_DEBT, credit - Math.max(SHORTEST_REST, began - ended));
    },
    turnEnds() {
      const worked = now() - began;
      pace += WEIGHT_OF_LATEST * (worked - pace);
      credit = Math.min(LARGEST_DEBT, credit + worked * SHARE_OF_REST);
    },
  };
}

/**
 * Without a line, a hundred requests at once would be worked off in one go, and nobody would hear
 * anything until the last is done. In line, whoever comes too late hears so at once, and those who
 * wait are served as fast as ever. The event loop goes round after each turn, as it accepts no more
 * than one connection each time.
 */
export function makeWorkQueue({ now, nextRound }: WorkQueueOptions): WorkQueue {
  const waiting: { readonly since: number; readonly begin: () => void }[] = [];
  const returning: (() => void)[] = [];
  const time = makeTimekeeper(now);
  let isMoving = false;

  function isOverloaded() {
    const [first] = waiting;
    if (!first) return false;
    if (waiting.length >= MOST_WAITING || waiting.length * time.pace() > LONGEST_WAIT) return true;
    return now() - first.since > LONGEST_WAIT;
  }

  function hearAgain() {
    const hasTime = time.hasTimeForRest() || waiting.length === 0;
    for (const hear of returning.splice(0, hasTime ? MOST_HEARD_AT_ONCE : 1)) hear();
  }

  /** Both parts come in the same round, with nothing between them but the work of whose turn it is. */
  function goRound() {
    let next: (typeof waiting)[number] | undefined;
    nextRound(() => {
      time.restEnds();
      if (isOverloaded() && time.hasTimeForRest()) return;
      next = waiting.shift();
      next?.begin();
    });
    nextRound(() => {
      if (next) time.turnEnds();
      time.restBegins();
      hearAgain();
      isMoving = waiting.length > 0 || returning.length > 0;
      if (isMoving) goRound();
    });
  }

  function start() {
    if (isMoving) return;
    isMoving = true;
    time.restBegins();
    goRound();
  }

  return {
    turn: () =>
      new Promise((begin) => {
        waiting.push({ since: now(), begin });
        start();
      }),
    isOverloaded,
    whenHeardAgain(callback) {
      returning.push(callback);
      start();
    },
  };
}
