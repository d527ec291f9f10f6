import { readFile } from 'node:fs/promises';
import {
  DIFFICULTIES,
  type Difficulty,
  seededRandom,
  TAUGHT_TECHNIQUES,
  TECHNIQUES_OF_DIFFICULTY,
} from '@nanpure/engine';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import needing from '../../../../../../data/problems_needing.json';
import { memoryArea } from '../../../lib/storage/testing.ts';
import { chooseProblem, generateProblem } from './problem-source.ts';

const DATA = new URL('../../../../../../data/', import.meta.url);
const GAMES = 12;
/** So many of the latest puzzles don't come again. */
const REMEMBERED = 5;

const fetched: string[] = [];

/** What the build has at a path: a file of the bank, or one of its puzzles. */
async function textAt(path: string): Promise<string> {
  const [, difficulty] = /^\/puzzles\/(\w+)-\d+[.]json$/.exec(path) ?? [];
  if (difficulty === undefined) return readFile(new URL(path.replace('/data/', ''), DATA), 'utf8');
  const file = JSON.parse(await readFile(new URL(`problems_${difficulty}.json`, DATA), 'utf8'));
  return JSON.stringify(
    file.problems.find(({ id }: { id: string }) => path.endsWith(`/${id}.json`)),
  );
}

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('window', { localStorage: memoryArea() });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return new Response(await textAt(path), { headers: { 'content-type': 'application/json' } });
  });
  return () => vi.unstubAllGlobals();
});

/** The ids of so many puzzles, chosen one after the other. */
async function choose(difficulty: Difficulty, technique?: string): Promise<string[]> {
  const random = seededRandom(`${difficulty} ${technique}`);
  const { signal } = new AbortController();
  const ids: string[] = [];
  for (let game = 0; game < GAMES; game++) {
    const problem = await chooseProblem(difficulty, signal, { technique, random });
    if (!problem.ok) throw new Error(problem.error.code);
    ids.push(problem.value.id);
  }
  return ids;
}

/** Those that were among the latest ones already. */
const comeAgain = (ids: readonly string[]) =>
  ids.filter((id, at) => ids.slice(Math.max(0, at - REMEMBERED), at).includes(id));

test.each(TAUGHT_TECHNIQUES.map(({ id }) => id))(
  'practising %s gives different puzzles that need it',
  async (technique) => {
    const level = DIFFICULTIES.find((each) => TECHNIQUES_OF_DIFFICULTY[each].includes(technique));
    const ids = await choose(level ?? 'hard', technique);
    expect(needing[technique]).toEqual(expect.arrayContaining(ids));
    expect(comeAgain(ids)).toEqual([]);
  },
);

test('of those that need a technique, too, none of the last five comes again', async () => {
  const [latest, next] = [[0, 0.1, 0.2, 0.3, 0.4], 0.5];
  const chances = [...latest, ...latest, next];
  const options = { technique: 'swordfish', random: () => chances.shift() ?? 0 };
  const ids: string[] = [];
  while (chances.length > 0) {
    const problem = await chooseProblem('hard', new AbortController().signal, options);
    if (!problem.ok) throw new Error(problem.error.code);
    ids.push(problem.value.id);
  }
  expect(ids).toHaveLength(latest.length + 1);
  expect(comeAgain(ids)).toEqual([]);
});

test.each(DIFFICULTIES)(
  'an unknown technique in the URL gives any %s puzzle',
  async (difficulty) => {
    for (const technique of [undefined, 'y-wing', 'toString']) {
      const chosen = await choose(difficulty, technique);
      for (const ids of Object.values(needing))
        expect(ids).not.toEqual(expect.arrayContaining(chosen));
    }
  },
);

const chooseFirst = () => chooseProblem('easy', new AbortController().signal, { random: () => 0 });

test('a game fetches its puzzle and no other', async () => {
  expect(await chooseFirst()).toMatchObject({ ok: true, value: { id: 'easy-0001' } });
  expect(fetched).toEqual(['/puzzles/easy-0001.json']);
});

test.each([
  ['is not there', () => new Response('', { status: 404 })],
  ['is a page', () => new Response('<!doctype html>')],
  ['has another puzzle', async () => new Response(await textAt('/puzzles/easy-0002.json'))],
])('where the file of a puzzle %s, the file of all of them has one', async (_, reply) => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/puzzles/') ? reply() : new Response(await textAt(path)),
  );
  expect(await chooseFirst()).toMatchObject({ ok: true, value: { id: 'easy-0001' } });
});

test('a puzzle with a bad cell is left out and logged, and the others are there @5.7', async () => {
  const file = JSON.parse(await readFile(new URL('problems_easy.json', DATA), 'utf8'));
  file.problems[0].puzzle[4][4] = 12;
  vi.stubGlobal('fetch', async () => Response.json(file));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const problem = await chooseFirst();
  if (!problem.ok) throw new Error(problem.error.code);
  expect(problem.value.id).toBe(file.problems[1].id);
  expect(warn.mock.calls).toEqual([
    ['A puzzle of the bank could not be read.', 'problems[0].puzzle has "12" in row 5, column 5'],
  ]);
});

test('generating a puzzle fails at once where no worker can be started @10.15', async () => {
  vi.stubGlobal('Worker', undefined);
  const made = await generateProblem('easy', new AbortController().signal);
  expect(made).toMatchObject({ ok: false, error: { code: 'not-made' } });
});
