import { parentPort } from 'node:worker_threads';
import { buildSlot, type Job } from './build-slot.ts';

/* Fills one slot after the other, as they are sent. */
parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(buildSlot(job));
});
