import { err } from '@nanpure/engine';
import { expect, test, vi } from 'vitest';
import type { DoJob, JobName } from '../ladder/jobs.ts';
import { createJobCounts } from './job-counts.ts';

const busy: DoJob = () => Promise.resolve(err('overloaded'));

test('a job that nobody waits for any more is gone, and not refused', async () => {
  const refused: JobName[] = [];
  const counts = createJobCounts({ now: () => 0, onRefused: (job) => refused.push(job) });
  const doJob = counts.counting(busy);
  await doJob('daily', { date: '2026-01-01' }, AbortSignal.abort());
  await doJob('daily', { date: '2026-01-01' });
  await vi.waitFor(() => expect([...counts.all()]).toMatchObject([{ inFlight: 0 }]));
  const [count] = counts.all();
  expect([...(count?.outcomes ?? [])]).toEqual([
    ['gone', 1],
    ['overloaded', 1],
  ]);
  expect(refused).toEqual(['daily']);
});
