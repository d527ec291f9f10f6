import { parentPort } from 'node:worker_threads';
import { isRaised, type SharedFlag } from './cancellation.ts';
import { type JobName, type RequestOf, runJob } from './jobs.ts';

/** A job as it is sent to a thread. */
export interface JobMessage<Name extends JobName = JobName> {
  readonly name: Name;
  readonly request: RequestOf<Name>;
  /** Raised once nobody waits for the answer any more. */
  readonly cancelled: SharedFlag;
}

parentPort?.on('message', async ({ name, request, cancelled }: JobMessage) => {
  parentPort?.postMessage(await runJob(name, request, () => isRaised(cancelled)));
});
