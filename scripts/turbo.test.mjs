import { expect, test } from 'vitest';
import { lineFor } from './turbo.mjs';

const said = (/** @type {string} */ text, source = '@nanpure/web#build', level = 'stdout') =>
  lineFor({ source, level, text });

test('each workspace is one line, with whether it was cached', () => {
  expect(said('cache miss, executing ddcc70ddf600c414')).toBe('build web');
  expect(said('cache hit, replaying logs ddcc70ddf600c414')).toBe('build web (cached)');
});

test('what a workspace prints is shown, what npm and Turbo print of themselves is not', () => {
  expect(said("src/a.ts(1,1): error TS2322: Type 'x'")).toBe(
    "  web: src/a.ts(1,1): error TS2322: Type 'x'",
  );
  expect(said('> @nanpure/web@0.1.0 build')).toBeUndefined();
  expect(said('   • Packages in scope: @nanpure/web', 'turbo', 'info')).toBeUndefined();
  expect(said('command npm run build exited (1)', 'turbo', 'error')).toBe(
    'command npm run build exited (1)',
  );
});
