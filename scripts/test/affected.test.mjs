import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { affectedBy, READING_TESTS } from './affected.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a changed file brings the tests that read it, each once', () => {
  const contrast = 'apps/web/src/styles/contrast.test.ts';
  const styles = ['apps/web/src/styles/tokens.css', 'apps/web/src/ui/button.css'];
  expect(affectedBy(styles)).toEqual([...styles, contrast]);
  expect(affectedBy(['apps/web/vite.config.ts'])).toEqual(['apps/web/vite.config.ts']);
  expect(affectedBy([])).toEqual([]);
});

test('a changed test brings the one that reads its tags', () => {
  const changed = 'apps/web/e2e/play.spec.ts';
  expect(affectedBy([changed])).toEqual([changed, 'scripts/promises.test.mjs']);
});

test.each(READING_TESTS)('%s is there', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});
