import { makeProblem } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { PROBLEM } from '../testing.ts';
import { loadProblems } from './problems.ts';

function fileOf(...ids: string[]) {
  const problems = ids.map((id) => makeProblem({ ...PROBLEM, id }));
  return { problems, count: problems.length, generator: 'test' };
}

const GOOD: Record<string, unknown> = {
  'problems_easy.json': fileOf('easy-0001', 'easy-0002'),
  'problems_medium.json': fileOf('medium-0001'),
  'problems_hard.json': fileOf('hard-0001'),
};

function readFrom(files: Record<string, unknown>) {
  return (name: string) =>
    name in files ? Promise.resolve(files[name]) : Promise.reject(new Error('no such file'));
}

test('all problems of all files are found by their id', async () => {
  const problems = await loadProblems(readFrom(GOOD));
  if (!problems.ok) throw new Error(problems.error);
  expect([...problems.value.keys()]).toEqual([
    'easy-0001',
    'easy-0002',
    'medium-0001',
    'hard-0001',
  ]);
  expect(problems.value.get('easy-0001')?.puzzle).toEqual(PROBLEM.puzzle);
});

describe('a damaged bank is refused with the file and the place', () => {
  const damaged = fileOf('medium-0001');
  damaged.problems[0]?.solution[3]?.splice(4, 1, 0);

  test.each([
    ['no problem file', { 'problems_easy.json': [] }, 'problems_easy.json: '],
    [
      'a wrong solution',
      { 'problems_medium.json': damaged },
      'problems_medium.json: problems[0].solution ',
    ],
    [
      'an id in two files',
      { 'problems_hard.json': fileOf('easy-0002') },
      'problems_hard.json: the id "easy-0002" is there twice',
    ],
  ])('%s', async (_, files, message) => {
    const result = await loadProblems(readFrom({ ...GOOD, ...files }));
    expect(result).toEqual({ ok: false, error: expect.stringContaining(message) });
  });

  test('a file that cannot be read', async () => {
    const { 'problems_hard.json': _, ...rest } = GOOD;
    expect(await loadProblems(readFrom(rest))).toEqual({
      ok: false,
      error: 'problems_hard.json: no such file',
    });
  });
});
