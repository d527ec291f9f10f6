import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { reportAt } from './report.mjs';

/** Of what a failed case says, so many lines: the rest stands where it ran. */
const MAX_LINES = 12;

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestCase
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestCase[] }} VitestFile
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} PlaywrightCase
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightCase[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

function tell(/** @type {string} */ name, /** @type {string | undefined} */ why = '') {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, MAX_LINES);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n').trimEnd();
}

/** The failed cases of a file, or why it did not load. */
function failuresOfFile(/** @type {VitestFile} */ { name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name).replaceAll('\\', '/');
  const failed = assertionResults.filter((each) => each.status === 'failed');
  return failed.length > 0 || status !== 'failed'
    ? failed.map(({ fullName, failureMessages }) =>
        tell(`${file} › ${fullName}`, failureMessages[0]),
      )
    : [tell(file, message)];
}

/** @returns {string[]} */
function failuresOfSuite(/** @type {PlaywrightSuite} */ { specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        tell(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * What failed according to the JSON report that Vitest or Playwright left: each case with its file and the first
 * lines of its message, so that the end of a long log tells it. Nothing where there is no report.
 */
export function failuresOf(/** @type {string} */ path) {
  const { testResults, suites, errors = [] } = reportAt(path) ?? {};
  if (testResults) return testResults.flatMap(failuresOfFile);
  const outside = errors.map((/** @type {{ message?: string }} */ { message }) =>
    tell('outside of the tests', message),
  );
  return [...failuresOfSuite({ suites }), ...outside];
}
