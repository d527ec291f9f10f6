import type { DoJob, JobName } from '../ladder/jobs.ts';

/** How a job ended; `gone` where nobody waited for it any more. */
type Outcome = 'done' | 'failed' | 'time-limit' | 'overloaded' | 'gone';

interface JobCount {
  readonly job: JobName;
  /** Waiting for a thread, or with one. */
  inFlight: number;
  seconds: number;
  readonly outcomes: Map<Outcome, number>;
}

async function outcomeOf(
  answer: ReturnType<DoJob>,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  try {
    const { ok, ...failure } = await answer;
    if (ok) return 'done';
    if (signal?.aborted) return 'gone';
    return 'error' in failure && failure.error === 'time-limit' ? 'time-limit' : 'overloaded';
  } catch {
    return 'failed';
  }
}

interface JobCountsOptions {
  readonly now: () => number;
  /** Called for each job for which there was no thread in time. */
  readonly onRefused: (job: JobName) => void;
}

/** Counts the jobs of threads: how many there are now, how they ended, and how long they took. */
export function createJobCounts({ now, onRefused }: JobCountsOptions) {
  const counts = new Map<JobName, JobCount>();

  function countOf(job: JobName): JobCount {
    const count = counts.get(job) ?? { job, inFlight: 0, seconds: 0, outcomes: new Map() };
    counts.set(job, count);
    return count;
  }

  /** Does jobs as before, and counts them. */
  function counting(doJob: DoJob): DoJob {
    return (job, request, signal) => {
      const count = countOf(job);
      const start = now();
      count.inFlight += 1;
      const answer = doJob(job, request, signal);
      void outcomeOf(answer, signal).then((outcome) => {
        count.inFlight -= 1;
        count.seconds += (now() - start) / 1_000;
        count.outcomes.set(outcome, (count.outcomes.get(outcome) ?? 0) + 1);
        if (outcome === 'overloaded') onRefused(job);
      });
      return answer;
    };
  }

  return { counting, all: (): Iterable<Readonly<JobCount>> => counts.values() };
}

export type JobCounts = ReturnType<typeof createJobCounts>;
