import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@nanpure/engine';
import type { AnswerOf, DoJob, JobName } from './jobs.ts';
import type { JobMessage } from './thread.ts';
import { createTurns, type TurnLimits } from './turns.ts';

/** What jobs may take of a machine. */
export interface PoolLimits extends TurnLimits {
  /** A job that takes longer is ended. */
  readonly timeLimitMs: number;
}

/** Twice of what the longest path takes, and no more than a small machine has to spare. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128 };

/** A thread that keeps no process running. */
function startThread(file: URL): Worker {
  const thread = new Worker(file, { resourceLimits: RESOURCE_LIMITS });
  thread.unref();
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
  const turns = createTurns(limits);
  const idle: Worker[] = [];

  return async (name, request, signal) => {
    const hasTurn = await turns.take({ isQuick: name === 'hint', signal });
    if (!hasTurn) return err('overloaded');
    const thread = idle.pop() ?? startThread(file);
    try {
      const answer = await answerOf(thread, { name, request }, timeLimitMs);
      if (answer.ok) idle.push(thread);
      return answer;
    } finally {
      turns.pass();
    }
  };
}
