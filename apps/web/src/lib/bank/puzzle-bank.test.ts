import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBankEntries } from './puzzle-bank.ts';

const FILE = readFileSync(
  new URL('../../../../../data/problems_easy.json', import.meta.url),
  'utf8',
);

const asked: (RequestCache | undefined)[] = [];

/** Answers each request with the next of the bodies, and the last of them from then on. */
function answerWith(...bodies: readonly unknown[]) {
  vi.stubGlobal('fetch', (_url: string, { cache }: RequestInit) => {
    asked.push(cache);
    return Promise.resolve(Response.json(bodies[Math.min(asked.length, bodies.length) - 1]));
  });
}

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const load = () => loadBankEntries('easy', new AbortController().signal);

describe('a file of the bank', () => {
  it('has its puzzles parsed when they are chosen, each by itself', async () => {
    const file = JSON.parse(FILE);
    file.problems[0].puzzle[4][4] = 12;
    file.problems[1] = 'no puzzle';
    answerWith(file);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const entries = await load();
    if (!entries.ok) throw new Error(entries.error.code);
    expect(entries.value).toHaveLength(file.problems.length);
    expect(warn).not.toHaveBeenCalled();
    const [first, second, third] = entries.value;
    expect([first?.id, second?.id]).toEqual([file.problems[0].id, undefined]);
    expect([first?.read(), second?.read()]).toEqual([undefined, undefined]);
    expect(warn.mock.calls.map(([, detail]) => detail)).toEqual([
      'problems[0].puzzle has "12" in row 5, column 5',
      'problems[1] is not an object',
    ]);
    expect(third?.read()?.id).toBe(file.problems[2].id);
    warn.mockRestore();
  });

  it.each([
    ['says another count', { count: 7 }, 'damaged'],
    ['has no list', { problems: {} }, 'damaged'],
    ['has no puzzles', { problems: [], count: 0 }, 'empty'],
    ['has no puzzle that can be read', { problems: [1, 2], count: 2 }, 'empty'],
  ])('is asked for again past every cache where it %s', async (_, change, code) => {
    answerWith({ ...JSON.parse(FILE), ...change });
    expect(await load()).toMatchObject({ ok: false, error: { code } });
    expect(asked).toEqual(['no-cache', 'reload']);
    asked.length = 0;
    answerWith({ ...JSON.parse(FILE), ...change }, JSON.parse(FILE));
    expect(await load()).toMatchObject({ ok: true });
  });
});
