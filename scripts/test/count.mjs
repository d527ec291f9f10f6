import { existsSync, readFileSync } from 'node:fs';

/**
 * How many test cases of a stage passed and failed.
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * Reads the JSON report that Vitest or Playwright left, if it came so far. A test that passed at its second
 * try has passed; both runners name each of them at the end of what they print, as its cause is to be found.
 * @returns {Count}
 */
function readReport(/** @type {string} */ path) {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(path, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };
}

/**
 * The count of a stage that has ended; one without a report counts as one case. A test runner that ran nothing
 * has not passed, unless that may be, and neither has one that failed outside of its cases: in a file that does
 * not load, say.
 * @param {{ report?: unknown, mayBeEmpty?: boolean }} stage
 * @param {string} path where its report would be
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countOf({ report, mayBeEmpty = false }, path, succeeded) {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = readReport(path);
  const isAsSaid = succeeded && (count.passed > 0 || (mayBeEmpty && !existsSync(path)));
  return count.failed > 0 || isAsSaid ? count : { ...count, failed: 1 };
}
