import type { DoJob } from './jobs.ts';

/** Leaves searches, which take seconds, to others than all other jobs: so nobody waits for a search. */
export function searchApart(doJob: DoJob, search: DoJob): DoJob {
  return (name, request, signal) => (name === 'generate' ? search : doJob)(name, request, signal);
}
