import { err, ok, type Result } from '@nanpure/engine';
import PQueue from 'p-queue';

/** What a queue lets in. */
export interface QueueLimits {
  /** How much work is done at a time. */
  readonly concurrency: number;
  /** With so many waiting, more are refused at once. */
  readonly maxWaiting: number;
  /** Who has waited for so long is refused. */
  readonly maxWaitMs: number;
}

/** Who asks for work. */
export interface Asking {
  /** Goes before those that are not quick. */
  readonly isQuick?: boolean | undefined;
  /** Leaves the queue with it; work that has begun is done to its end. */
  readonly signal?: AbortSignal | undefined;
}

/** A signal that says when to wait no longer; once `end` was called, it never does. */
function limitWait(maxWaitMs: number, signal: AbortSignal | undefined) {
  const waiting = new AbortController();
  const leave = () => waiting.abort();
  const timer = setTimeout(leave, maxWaitMs);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  return {
    signal: waiting.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    },
  };
}

/** A queue whose length and wait are limited: quick ones first, otherwise in the order in which they came. */
export function createBoundedQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits) {
  const queue = new PQueue({ concurrency });

  /** The result of some work, or `overloaded` where its turn doesn't come. Rejects where the work does. */
  return async function run<Value>(
    work: () => Promise<Value>,
    { isQuick = false, signal }: Asking = {},
  ): Promise<Result<Value, 'overloaded'>> {
    if (queue.pending >= concurrency && queue.size >= maxWaiting) return err('overloaded');
    const wait = limitWait(maxWaitMs, signal);
    const begin = () => {
      wait.end();
      return work();
    };
    try {
      return ok(await queue.add(begin, { priority: isQuick ? 1 : 0, signal: wait.signal }));
    } catch (error) {
      if (wait.signal.aborted) return err('overloaded');
      throw error;
    } finally {
      wait.end();
    }
  };
}
