import { expect, test } from 'vitest';
import type { DoJob } from './jobs.ts';
import { runJob } from './jobs.ts';
import { searchApart } from './search-apart.ts';

test('a search keeps nobody else waiting', async () => {
  const begun: string[] = [];
  const never: DoJob = (name) => {
    begun.push(name);
    return new Promise(() => {});
  };
  const others: DoJob = async (name, request) => ({ ok: true, value: await runJob(name, request) });
  const doJob = searchApart(others, never);
  void doJob('generate', {
    level: 'easy',
    technique: undefined,
    symmetry: 'none',
    seed: '1',
  });
  const made = await doJob('daily', { date: '2026-01-01' });
  expect(made.ok).toBe(true);
  expect(begun).toEqual(['generate']);
});
