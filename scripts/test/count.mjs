import { existsSync, readFileSync } from 'node:fs';

/**
 * How many test cases of a stage passed and failed.
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * Counts a stage without test cases of its own as one.
 * @returns {Count}
 */
export const countStage = (/** @type {boolean} */ succeeded) =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * A test runner that ran nothing has not passed, and neither has one that failed outside of its cases: in a
 * file that does not load, say.
 * @returns {Count}
 */
function withFailureOutsideCases(/** @type {Count} */ count, /** @type {boolean} */ succeeded) {
  const suspicious = count.failed === 0 && (!succeeded || count.passed === 0);
  return suspicious ? { ...count, failed: 1 } : count;
}

/**
 * Reads the report that a test runner left, if it came so far.
 * @param {string} path
 * @returns {unknown}
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(`No report of the tests: ${error instanceof Error ? error.message : error}`);
    return {};
  }
}

/**
 * The count in Vitest's JSON report.
 * @returns {Count}
 */
export function countVitest(/** @type {string} */ path, /** @type {boolean} */ succeeded) {
  const report = /** @type {{ numPassedTests?: number, numFailedTests?: number }} */ (
    readReport(path)
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report;
  return withFailureOutsideCases({ passed, failed }, succeeded);
}

/**
 * The same where a change may concern no test at all, which is then no failure.
 * @returns {Count}
 */
export function countVitestOrNone(/** @type {string} */ path, /** @type {boolean} */ succeeded) {
  return succeeded && !existsSync(path) ? { passed: 0, failed: 0 } : countVitest(path, succeeded);
}

/**
 * The count in Playwright's JSON report. A browser test that passed at its second try has passed; Playwright names
 * each of them at the end of what it prints, as its cause is to be found.
 * @returns {Count}
 */
export function countPlaywright(/** @type {string} */ path, /** @type {boolean} */ succeeded) {
  const report =
    /** @type {{ stats?: { expected: number, unexpected: number, flaky: number } }} */ (
      readReport(path)
    );
  const { expected = 0, unexpected: failed = 0, flaky = 0 } = report.stats ?? {};
  return withFailureOutsideCases({ passed: expected + flaky, failed }, succeeded);
}
