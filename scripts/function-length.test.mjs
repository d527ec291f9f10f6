import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { functionLengths, percentile } from './function-length.mjs';

/* Functions and files stay short: code is read more often than it is written. */

const MEDIAN_AT_MOST = 8;
const NINE_IN_TEN_AT_MOST = 25;
const NONE_LONGER_THAN = 60;
const NO_FILE_LONGER_THAN = 300;
const engine = fileURLToPath(new URL('../packages/engine/src', import.meta.url));

/** Where speed may cost beauty; the other bar holds there too. */
const SOLVER = /^solver[/\\]/;
const TESTS = /\.test\.ts$|^testing[/\\.]/;

const FILES = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !TESTS.test(path),
);
const lengthsIn = (/** @type {string[]} */ files) =>
  files.flatMap((path) =>
    functionLengths(readFileSync(join(engine, path), 'utf8')).map(({ lines }) => lines),
  );

describe('function lengths', () => {
  test('are counted in lines, by name, without the comment', () => {
    const text = `
      /** Doubles. */
      function double(n: number) {
        return 2 * n;
      }
      const half = (n: number) => n / 2;
      class Box {
        get size() { return 1; }
        constructor() {
          [1].map((each) => {
            return each;
          });
        }
      }
      declare function outside(): void;`;
    expect(functionLengths(text)).toEqual([
      { name: 'double', lines: 3 },
      { name: 'half', lines: 1 },
      { name: 'size', lines: 1 },
      { name: 'constructor', lines: 5 },
    ]);
    const component = 'const Box = () => (\n  <p>{"<"}</p>\n);\nconst a = 1;';
    expect(functionLengths(component, 'Box.tsx')).toEqual([{ name: 'Box', lines: 3 }]);
  });

  test('have a median and a 90th percentile', () => {
    const lengths = [9, 1, 2, 3, 4, 5, 6, 7, 8, 10];
    expect([percentile(lengths, 0.5), percentile(lengths, 0.9), percentile([], 0.5)]).toEqual([
      5, 9, 0,
    ]);
  });
});

describe('the functions of the engine', () => {
  test('have a median of at most 8 lines', () => {
    expect(FILES.length).toBeGreaterThan(20);
    expect(percentile(lengthsIn(FILES), 0.5)).toBeLessThanOrEqual(MEDIAN_AT_MOST);
  });

  test('are at most 25 lines long, nine in ten, outside of the solver', () => {
    const lengths = lengthsIn(FILES.filter((path) => !SOLVER.test(path)));
    expect(percentile(lengths, 0.9)).toBeLessThanOrEqual(NINE_IN_TEN_AT_MOST);
  });
});

describe('the whole product', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = [
    'packages/engine/src',
    'packages/content/src',
    'apps/web/src',
    'apps/api/src',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, folder, path), 'utf8') })),
  );

  test('has no function of more than 60 lines, outside of the solver', () => {
    const long = files
      .filter(({ path }) => !SOLVER.test(path))
      .flatMap(({ path, text }) =>
        functionLengths(text, path)
          .filter(({ lines }) => lines > NONE_LONGER_THAN)
          .map(({ name, lines }) => `${path}: ${name} has ${lines} lines`),
      );
    expect(files.length).toBeGreaterThan(300);
    expect(long).toEqual([]);
  });

  test('has no file of more than 300 lines', () => {
    const lengths = files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > NO_FILE_LONGER_THAN)).toEqual([]);
  });
});
