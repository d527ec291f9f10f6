import { ok } from '@nanpure/engine';
import { type DoJob, runJob } from './jobs.ts';

/** Does jobs on this thread, one after the other: for hosts without threads, and sources that aren't built. */
export const doJobHere: DoJob = async (name, request, signal) =>
  ok(await runJob(name, request, () => signal?.aborted ?? false));
