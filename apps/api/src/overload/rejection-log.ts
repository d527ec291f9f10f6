import type { Logger } from '../http/logger.ts';

interface RejectionLogOptions {
  readonly logger: Pick<Logger, 'error'>;
  /** Calls back when the next line may be written. */
  readonly wait: (callback: () => void) => void;
}

/** Counts rejected requests. Under overload there are thousands, so each wait has one line for them all. */
export function createRejectionLog({ logger, wait }: RejectionLogOptions): () => void {
  let count = 0;
  function report() {
    logger.error({ count }, 'requests turned away, as there is too much to do');
    count = 0;
  }
  return function countRejection() {
    if (count === 0) wait(report);
    count += 1;
  };
}
