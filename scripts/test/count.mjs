import { reportAt } from './report.mjs';

/**
 * What is counted of a report: Vitest's numbers, or Playwright's.
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   stats?: { expected: number, unexpected: number, flaky: number },
 * }} Report
 */

/**
 * How many test cases of a stage passed and failed.
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * The count of a JSON report of Vitest or Playwright, if there is one. A test that passed at its second
 * try has passed; both runners name each of them at the end of what they print, as its cause is to be found.
 * @returns {Count}
 */
function countIn(/** @type {Report | undefined} */ report) {
  if (!report) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, stats } = report;
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
  const left = reportAt(path);
  const count = countIn(left);
  const isAsSaid = succeeded && (count.passed > 0 || (mayBeEmpty && !left));
  return count.failed > 0 || isAsSaid ? count : { ...count, failed: 1 };
}
