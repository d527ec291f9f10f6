import ts from 'typescript';

/**
 * A test that CONTRIBUTING.md names: the path of its file from the root, and its title.
 * @typedef {{ file: string, title: string }} NamedTest
 */

const HEADING = '## What the product promises, and the test that shows it';

/** Above the rows of each table. */
const HEAD = ['| promise | test |', '|---|---|'];

const ROW = /^\| (.+) \| (.+) \|$/;

const NAMED = /^`([^`]+)` › (.+)$/;

/**
 * The promises of a text like CONTRIBUTING.md, each with the tests that it names. Throws at a row
 * that can't be read.
 * @returns {{ promise: string, tests: NamedTest[] }[]}
 */
export function promisesIn(/** @type {string} */ text) {
  const section = text.split(HEADING)[1]?.split(/\n## /)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|') && !HEAD.includes(line));
  return rows.map((row) => {
    const [, promise = '', named = ''] = ROW.exec(row) ?? [];
    const tests = named.split('<br>').map((each) => {
      const [, file, title] = NAMED.exec(each) ?? [];
      if (!file || !title) throw new Error(`this row names no test: ${row}`);
      return { file, title };
    });
    return { promise, tests };
  });
}

/** Whether a call is `test(…)` or `it(…)`, or one of them with `each`. */
function isTest(/** @type {ts.CallExpression} */ { expression }) {
  const named = ts.isCallExpression(expression) ? expression.expression : expression;
  const isEach = ts.isPropertyAccessExpression(named) && named.name.text === 'each';
  const callee = isEach && named !== expression ? named.expression : named;
  return ts.isIdentifier(callee) && ['test', 'it'].includes(callee.text);
}

/** The title of a test as it is written down, with `…` for each value that is put in. */
function titleOf(/** @type {ts.CallExpression} */ { arguments: [title] }) {
  if (title && ts.isStringLiteralLike(title)) return title.text;
  if (!title || !ts.isTemplateExpression(title)) return undefined;
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/**
 * The titles of the tests in a file of TypeScript, in order.
 * @returns {string[]}
 */
export function titlesIn(/** @type {string} */ text) {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2022, true);
  /** @type {string[]} */
  const titles = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const title = ts.isCallExpression(node) && isTest(node) ? titleOf(node) : undefined;
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}
