import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/* The length rules of the product's code. Biome has the same two, but doesn't count lines of JSX and templates. */

const MAX_FUNCTION_LINES = 60;
const MAX_FILE_LINES = 300;

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages/engine/src', 'packages/content/src', 'apps/web/src', 'apps/api/src'];
/** Where speed is worth a long function. */
const SOLVER = 'packages/engine/src/solver/';

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => ({
      path: join(folder, path).replaceAll('\\', '/'),
      text: readFileSync(join(root, folder, path), 'utf8'),
    })),
);

const countLines = (/** @type {string} */ text) => text.trimEnd().split('\n').length;

/** The first lines of the functions that are too long, without their comments. */
function longFunctions(/** @type {string} */ text, name = 'file.tsx') {
  // A long function is in a long file, and parsing takes time.
  if (countLines(text) <= MAX_FUNCTION_LINES) return [];
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const source = ts.isFunctionLike(node) && 'body' in node && node.body ? node.getText(file) : '';
    if (countLines(source) > MAX_FUNCTION_LINES) found.push(source.split('\n')[0] ?? '');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('a function is measured from its name to its end, whatever is in it', () => {
  const lines = (/** @type {number} */ count) => '<p />\n'.repeat(count);
  const component = (/** @type {number} */ count) => `
    /** Draws. */
    export function Box() {
      return <>
        ${lines(count)}</>;
    }`;
  expect(longFunctions(component(56))).toEqual([]);
  expect(longFunctions(component(57))).toEqual(['export function Box() {']);
  const arrow = `const box = () => \`\n${lines(59)}\`;\nconst a = 1;`;
  expect(longFunctions(arrow)).toEqual(['() => `']);
});

test('no function of the product is longer than 60 lines, the solver’s aside', () => {
  expect(FILES.length).toBeGreaterThan(300);
  const found = FILES.filter(({ path }) => !path.startsWith(SOLVER)).flatMap(({ path, text }) =>
    longFunctions(text, path).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('no file of the product is longer than 300 lines', () => {
  const long = FILES.filter(({ text }) => countLines(text) > MAX_FILE_LINES);
  expect(long.map(({ path }) => path)).toEqual([]);
});
