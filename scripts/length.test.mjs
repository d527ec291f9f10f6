import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/* How long functions and files of the product are, and how full its folders. Biome has two of the rules, but counts no lines of JSX and templates. */

const MAX_FUNCTION_LINES = 60;
const MAX_FILE_LINES = 300;
const MAX_FOLDER_FILES = 24;

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages/engine/src', 'packages/content/src', 'apps/web/src', 'apps/api/src'];
/** Where speed is worth a long function. */
const SOLVER = 'packages/engine/src/solver/';
/** Tables, with a file a namespace or a page. */
const TABLES = /^packages\/content\/src\/(?:strings|reference)\//;

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
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const source = text.slice(node.pos, node.end).trimStart();
    // What is shorter holds nothing longer.
    if (countLines(source) <= MAX_FUNCTION_LINES) return;
    const code = ts.isFunctionLike(node) && 'body' in node && node.body ? node.getText(file) : '';
    if (countLines(code) > MAX_FUNCTION_LINES) found.push(code.split('\n')[0] ?? '');
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

test('no function of the product is longer than 60 lines, the solver’s aside', {
  timeout: 60_000,
}, () => {
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

test('no folder of the product has more than 24 files beside its tests, tables aside', () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { path } of FILES) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + (/[.]test[.]/.test(path) ? 0 : 1));
  }
  const full = [...counts].filter(
    ([folder, count]) => count > MAX_FOLDER_FILES && !TABLES.test(`${folder}/`),
  );
  expect(full).toEqual([]);
});
