/** What a queue lets in. */
export interface TurnLimits {
  /** How many have their turn at a time. */
  readonly atOnce: number;
  /** With so many waiting, more are refused at once. */
  readonly maxWaiting: number;
  /** Who has waited for so long is refused. */
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly isQuick: boolean;
  readonly begin: () => void;
}

/** Who asks for a turn. */
export interface Asking {
  /** Goes before those that are not quick. */
  readonly isQuick?: boolean | undefined;
  /** Leaves the queue with it. */
  readonly signal?: AbortSignal | undefined;
}

/** A queue whose length and wait are limited: quick ones first, otherwise in the order in which they came. */
export function createTurns({ atOnce, maxWaiting, maxWaitMs }: TurnLimits) {
  const queue: Waiting[] = [];
  let running = 0;

  function enqueue(waiting: Waiting) {
    const behind = waiting.isQuick ? queue.findIndex(({ isQuick }) => !isQuick) : -1;
    queue.splice(behind < 0 ? queue.length : behind, 0, waiting);
  }

  function wait({ isQuick = false, signal }: Asking): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasTurn: boolean) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        resolve(hasTurn);
      };
      const waiting: Waiting = { isQuick, begin: () => end(true) };
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        end(false);
      };
      const timer = setTimeout(leave, maxWaitMs);
      signal?.addEventListener('abort', leave);
      enqueue(waiting);
    });
  }

  return {
    /** Resolves to true with one's turn, or to false where it doesn't come. */
    take(asking: Asking = {}): Promise<boolean> {
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(true);
      }
      if (asking.signal?.aborted || queue.length >= maxWaiting) return Promise.resolve(false);
      return wait(asking);
    },
    /** Passes a turn on; who had one has to. */
    pass() {
      const next = queue.shift();
      if (next) next.begin();
      else running -= 1;
    },
  };
}
