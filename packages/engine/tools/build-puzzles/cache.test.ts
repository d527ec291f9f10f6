import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSlot } from './build-slot.ts';
import { openCache } from './cache.ts';
import { slotsOf } from './slots.ts';

// The first is of a kind that takes longer.
const [, SLOT, OTHER_SLOT] = slotsOf('cache', { easy: 3, medium: 0, hard: 0 });
if (!SLOT || !OTHER_SLOT) throw new Error('there are two slots');
const ONE = buildSlot({ slot: SLOT, attempt: 0 });
const OTHER = buildSlot({ slot: OTHER_SLOT, attempt: 0 });

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nanpure-cache-'));
  file = join(folder, 'below', 'run.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a run finds what an earlier one had finished', () => {
  const first = openCache(file);
  expect(first.found).toEqual([]);
  first.add(ONE);
  first.add(OTHER);
  expect(openCache(file)).toMatchObject({ found: [ONE, OTHER], setAside: undefined });
});

test('a line that was cut off is built again, and what is added later is found', () => {
  openCache(file).add(ONE);
  appendFileSync(file, readFileSync(file, 'utf8').slice(0, 50));
  const cache = openCache(file);
  expect(cache).toMatchObject({ found: [ONE], setAside: undefined });
  cache.add(OTHER);
  expect(openCache(file).found).toEqual([ONE, OTHER]);
});

test.each([
  ['a changed letter', (text: string) => text.replace('"tries":', '"Tries":')],
  ['a foreign line', (text: string) => `${text}hello\n`],
  ['an empty line', (text: string) => `\n${text}`],
])('a file with %s is put aside, whole', (_, damage) => {
  openCache(file).add(ONE);
  const damaged = damage(readFileSync(file, 'utf8'));
  writeFileSync(file, damaged);
  const { found, setAside = '' } = openCache(file);
  expect(found).toEqual([]);
  expect(readFileSync(setAside, 'utf8')).toBe(damaged);
  writeFileSync(file, damaged);
  expect(openCache(file).setAside).not.toBe(setAside);
});

test('a run that ended leaves nothing', () => {
  const cache = openCache(file);
  cache.add(ONE);
  cache.remove();
  expect(existsSync(file)).toBe(false);
});
