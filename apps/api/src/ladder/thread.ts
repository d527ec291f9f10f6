import { parentPort } from 'node:worker_threads';
import { type JobName, type RequestOf, runJob } from './jobs.ts';

/** A job as it is sent to a thread. */
export interface JobMessage<Name extends JobName = JobName> {
  readonly name: Name;
  readonly request: RequestOf<Name>;
}

parentPort?.on('message', async ({ name, request }: JobMessage) => {
  parentPort?.postMessage(await runJob(name, request));
});
