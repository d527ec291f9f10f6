import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONGEST_MINUTES, PARTS } from './parts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = PARTS.map(({ name }) => name);

test('parts have a name of their own and a limit', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(PARTS.filter(({ minutes }) => !(minutes > 0 && minutes <= LONGEST_MINUTES))).toEqual([]);
});

test('browser tests that measure times run one after another', () => {
  const timed = PARTS.filter(({ env }) => env?.QUIET_MACHINE);
  expect(timed.length).toBeGreaterThan(1);
  expect(timed.filter(({ full }) => !full.includes('--workers=1'))).toEqual([]);
});

test('every package with tests that listen to PROOF is a part', () => {
  const listening = ['packages/content', 'packages/engine', 'apps/api', 'apps/web'].filter(
    (folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts'))
        .some((path) =>
          /\bIS_PROOF\b|\bTRIALS\b/.test(readFileSync(join(root, folder, 'src', path), 'utf8')),
        ),
  );
  expect(listening.length).toBeGreaterThan(1);
  const wanted = listening.map((folder) => `properties-${folder.split('/')[1]}`);
  expect(names).toEqual(expect.arrayContaining(wanted));
});
