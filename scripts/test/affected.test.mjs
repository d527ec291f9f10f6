import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runOrThrow } from '../run.mjs';
import { affectedBy, KNOWN_READERS } from './affected.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests that read only what they wrote before, by themselves or by a tool that they started. */
const READ_THEIR_OWN = [
  'apps/api/src/contact/purge.test.ts',
  'apps/web/vite/precompress.test.ts',
  'packages/engine/tools/build-puzzles/build-puzzles.test.ts',
  'scripts/package/page-scripts.test.mjs',
];

test('a changed file brings the tests that read it, each once', () => {
  const readers = [
    'apps/web/src/styles/cell-colours.test.ts',
    'apps/web/vite/class-names.test.ts',
    'apps/web/src/styles/contrast.test.ts',
  ];
  const styles = ['apps/web/src/styles/tokens.css', 'apps/web/src/ui/button.css'];
  expect(affectedBy(styles)).toEqual([...styles, ...readers]);
  expect(affectedBy(['apps/web/vite.config.ts'])).toEqual(['apps/web/vite.config.ts']);
  expect(affectedBy([])).toEqual([]);
});

test('a changed browser test brings the one that reads its tags', () => {
  const changed = 'apps/web/e2e/play.spec.ts';
  expect(affectedBy([changed])).toEqual([changed, 'scripts/promises.test.mjs']);
});

test('a changed Japanese text brings the test of its wording', () => {
  const changed = 'packages/content/src/strings/ja/help.ts';
  expect(affectedBy([changed])).toContain('packages/content/src/terminology.test.ts');
});

test('every test that reads files is known', () => {
  const files = ['*.test.ts', '*.test.tsx', '*.test.mjs'];
  const pattern = '\\<(readFile|readdir)(Sync)?\\>';
  const options = ['--untracked', '--files-with-matches', '--extended-regexp', pattern];
  const found = runOrThrow('git', ['grep', ...options, '--', ...files], { cwd: root, quiet: true });
  const reading = found.trim().split('\n');
  expect(reading.length).toBeGreaterThan(30);
  const known = [...KNOWN_READERS, ...READ_THEIR_OWN];
  expect(reading.filter((path) => !known.includes(path))).toEqual([]);
  expect(READ_THEIR_OWN.filter((path) => !reading.includes(path))).toEqual([]);
});

test.each(KNOWN_READERS)('%s is there', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});
