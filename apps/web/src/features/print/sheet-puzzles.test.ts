import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSupply } from './sheet-puzzles.ts';

const DATA = new URL('../../../../../data/', import.meta.url);
/** Puzzles of two difficulties, and so of two files. */
const NEEDING = ['medium-0001', 'hard-0001'];

let missing: string | undefined;

beforeEach(() => {
  missing = undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    const file = path.replace('/data/', '');
    if (file === missing) return new Response('', { status: 404 });
    return new Response(await readFile(new URL(file, DATA), 'utf8'));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const load = () =>
  loadSupply('naked-pair', async () => () => NEEDING, new AbortController().signal);

it('puzzles that need a technique come from the files of all their difficulties', async () => {
  const supply = await load();
  if (!supply.ok) throw new Error(supply.error);
  const ids = supply.value('abc', 4).map(({ id }) => id);
  expect(ids.sort()).toEqual([...NEEDING].sort());
});

it('no sheet is made of some of them where one of the files cannot be had', async () => {
  missing = 'problems_hard.json';
  expect(await load()).toEqual({ ok: false, error: 'unreachable' });
});
