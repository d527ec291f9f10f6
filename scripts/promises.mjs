import ts from 'typescript';

/**
 * A test that a row names: the path of its file from the root, and its title after those of its groups.
 * @typedef {{ file: string, title: string }} NamedTest
 */

/**
 * A row: its number, such as `2.13`, what is promised, and the tests that show it.
 * @typedef {{ number: string, promise: string, tests: NamedTest[] }} NumberedPromise
 */

/**
 * A section of the list, with its number and its rows.
 * @typedef {{ number: number, title: string, promises: NumberedPromise[] }} PromiseSection
 */

/** Above the rows of each table. */
const HEAD = ['| | promise | test |', '|---|---|---|'];

const SECTION = /^(\d+) (.+)/;

const ROW = /^\| (\S+) \| (.+) \| (.+) \|$/;

const NAMED = /^`([^`]+)` › (.+)$/;

/** A row of a table. Throws where it can't be read, or names no test. */
function readRow(/** @type {string} */ row) {
  const [, number = '', promise = '', named = ''] = ROW.exec(row) ?? [];
  const tests = named.split('<br>').map((each) => {
    const [, file, title] = NAMED.exec(each) ?? [];
    if (!file || !title) throw new Error(`this row names no test: ${row}`);
    return { file, title };
  });
  return { number, promise, tests };
}

/**
 * The sections of a text like docs/promises.md, each below a heading such as `## 2 Screens`, with
 * all of their rows. Throws at a heading without a number, and at a row that can't be read.
 * @returns {PromiseSection[]}
 */
export function promisesIn(/** @type {string} */ text) {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => {
    const [, number, title] = SECTION.exec(part) ?? [];
    if (!number || !title) throw new Error(`this heading has no number: ${part.split('\n')[0]}`);
    const rows = part.split('\n').filter((line) => line.startsWith('|') && !HEAD.includes(line));
    return { number: Number(number), title, promises: rows.map(readRow) };
  });
}

/**
 * What is wrong with the numbers: sections count from 1, and so do the rows of each, without a gap.
 * @returns {string[]}
 */
export function misnumbered(/** @type {readonly PromiseSection[]} */ sections) {
  return sections.flatMap(({ number, title, promises }, section) => {
    const wrongRows = promises.flatMap((row, index) => {
      const expected = `${section + 1}.${index + 1}`;
      return row.number === expected ? [] : [`"${row.promise}" is ${row.number}, not ${expected}`];
    });
    const wrongSection = number === section + 1 ? [] : [`"${title}" is not ${section + 1}`];
    const empty = promises.length > 0 ? [] : [`"${title}" has no row`];
    return [...wrongSection, ...empty, ...wrongRows];
  });
}

/** What calls are made of that have a title. */
const CALLS = new Map([
  ['test', 'test'],
  ['it', 'test'],
  ['describe', 'group'],
  ['test.describe', 'group'],
]);

/** Run with each of several values, or not everywhere. */
const VARIANTS = ['each', 'skipIf'];

/** Whether a call is that of a test or of a group of tests, plain or in a variant; else undefined. */
function kindOf(/** @type {ts.CallExpression} */ { expression }) {
  const variant = ts.isCallExpression(expression) ? expression.expression : undefined;
  const isVariant =
    variant && ts.isPropertyAccessExpression(variant) && VARIANTS.includes(variant.name.text);
  return CALLS.get((isVariant ? variant.expression : expression).getText());
}

/** The title of a test or a group as it is written down, with `…` for each value that is put in. */
function titleOf(/** @type {ts.CallExpression} */ { arguments: [title] }) {
  if (title && ts.isStringLiteralLike(title)) return title.text;
  if (!title || !ts.isTemplateExpression(title)) return undefined;
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/**
 * The titles of the tests in a file of TypeScript, in order, each after those of its groups.
 * @returns {string[]}
 */
export function titlesIn(/** @type {string} */ text) {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2022, true);
  /** @type {string[]} */
  const titles = [];
  const visit = (/** @type {ts.Node} */ node, /** @type {readonly string[]} */ groups) => {
    const kind = ts.isCallExpression(node) ? kindOf(node) : undefined;
    const title = kind && ts.isCallExpression(node) ? titleOf(node) : undefined;
    const path = title === undefined ? groups : [...groups, title];
    if (kind === 'test' && title !== undefined) titles.push(path.join(' › '));
    ts.forEachChild(node, (child) => visit(child, kind === 'group' ? path : groups));
  };
  visit(file, []);
  return titles;
}
