import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@nanpure/engine';
import { createBoundedQueue, type QueueLimits } from './bounded-queue.ts';
import { flagOf } from './cancellation.ts';
import type { AnswerOf, DoJob, JobName } from './jobs.ts';
import type { JobMessage } from './thread.ts';

/** What jobs may take of a machine. */
export interface PoolLimits extends QueueLimits {
  /** A job that takes longer is ended. */
  readonly timeLimitMs: number;
}

/** Twice of what the longest path takes, and no more than a small machine has to spare. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128 };

/** Jobs that go before others, as they take less. */
const QUICK: readonly JobName[] = ['hint', 'solve'];

/** A thread that keeps no process running; `onEnd` is told when it ends, by an error or otherwise. */
function startThread(file: URL, onEnd: (thread: Worker) => void): Worker {
  const thread = new Worker(file, { resourceLimits: RESOURCE_LIMITS });
  thread.unref();
  // Without a listener, an error between two jobs would end the process.
  thread.on('error', () => onEnd(thread));
  thread.on('exit', () => onEnd(thread));
  return thread;
}

/** Has a thread do a job, and ends the thread where no answer comes in time, or an error instead. */
async function answerOf<Name extends JobName>(
  thread: Worker,
  message: JobMessage<Name>,
  timeLimitMs: number,
): Promise<Result<AnswerOf<Name>, 'time-limit'>> {
  const time = AbortSignal.timeout(timeLimitMs);
  try {
    const answered = once(thread, 'message', { signal: time });
    thread.postMessage(message);
    const [answer] = await answered;
    // Threads send what `runJob` returns.
    return ok(answer as AnswerOf<Name>);
  } catch (error) {
    await thread.terminate();
    if (time.aborted) return err('time-limit');
    throw error;
  }
}

/**
 * Does jobs on threads of their own, so that none holds up the requests of others. Threads start when they are
 * first needed, and again after a job that took too long.
 */
export function createThreadPool(file: URL, { timeLimitMs, ...limits }: PoolLimits): DoJob {
  const run = createBoundedQueue(limits);
  const idle: Worker[] = [];
  const ended = new WeakSet<Worker>();
  const forget = (thread: Worker) => {
    ended.add(thread);
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
  };

  async function doWithThread<Name extends JobName>(message: JobMessage<Name>) {
    const thread = idle.pop() ?? startThread(file, forget);
    const answer = await answerOf(thread, message, timeLimitMs);
    // Its end may be heard of together with its answer.
    if (answer.ok && !ended.has(thread)) idle.push(thread);
    return answer;
  }

  return async (name, request, signal) => {
    const { flag: cancelled, end } = flagOf(signal);
    const work = () => doWithThread({ name, request, cancelled });
    try {
      const done = await run(work, { isQuick: QUICK.includes(name), signal });
      return done.ok ? done.value : done;
    } finally {
      end();
    }
  };
}
