import type { Logger } from '../dependencies.ts';

/** What counting takes: a log, and a wait until the next line of it. */
interface CountOptions {
  readonly logger: Pick<Logger, 'error'>;
  readonly wait: (callback: () => void) => void;
}

/**
 * Counts requests that are turned away. A rush has thousands of them, so the log has one line of them all
 * for each wait.
 */
export function countTurnedAway({ logger, wait }: CountOptions): () => void {
  let count = 0;
  function report() {
    logger.error({ count }, 'requests turned away, as there is too much to do');
    count = 0;
  }
  return () => {
    if (count === 0) wait(report);
    count += 1;
  };
}
