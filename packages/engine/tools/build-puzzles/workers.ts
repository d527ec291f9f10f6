import { Worker } from 'node:worker_threads';
import type { Built, Job } from './build-slot.ts';

/** Sends a worker one job after the other until none is left. */
function keepBusy(
  worker: Worker,
  queue: Iterator<Job>,
  onBuilt: (built: Built) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sendNext = () => {
      const { done, value } = queue.next();
      if (done) resolve();
      else worker.postMessage(value);
    };
    worker.on('message', (built: Built) => {
      onBuilt(built);
      sendNext();
    });
    worker.on('error', reject);
    sendNext();
  });
}

/** Builds all jobs on so many threads; each is told as soon as it is done. Rejects when one fails. */
export async function buildOnThreads(
  jobs: readonly Job[],
  threads: number,
  onBuilt: (built: Built) => void,
): Promise<void> {
  const queue = jobs.values();
  const count = Math.min(threads, jobs.length);
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.mjs', import.meta.url)),
  );
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, queue, onBuilt)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
