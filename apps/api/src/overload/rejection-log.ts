import type { Logger } from '../http/logger.ts';

/** A request that was turned away. */
export interface Rejection {
  /** The endpoint, or the job, as the code names it. */
  readonly endpoint: string;
  /** Too many in line, or no thread in time. */
  readonly reason: 'queue' | 'threads';
}

interface RejectionLogOptions {
  readonly logger: Pick<Logger, 'error'>;
  /** Calls back when the next line may be written. */
  readonly wait: (callback: () => void) => void;
}

type Counted = Rejection & { count: number };

function createCounts() {
  const counts = new Map<string, Counted>();
  return {
    counts,
    add(rejection: Rejection) {
      const key = `${rejection.reason} ${rejection.endpoint}`;
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { ...rejection, count: 1 });
    },
  };
}

/**
 * Counts requests that are turned away, all since the start, and logs them. Under overload there are thousands, so
 * each wait has one line for each endpoint and reason.
 */
export function createRejectionLog({ logger, wait }: RejectionLogOptions) {
  const all = createCounts();
  const latest = createCounts();

  function report() {
    for (const { endpoint, reason, count } of latest.counts.values()) {
      logger.error(
        { route: endpoint, reason, count },
        'requests turned away, as there is too much to do',
      );
    }
    latest.counts.clear();
  }

  return {
    add(rejection: Rejection) {
      if (latest.counts.size === 0) wait(report);
      latest.add(rejection);
      all.add(rejection);
    },
    all: (): Iterable<Readonly<Counted>> => all.counts.values(),
  };
}
