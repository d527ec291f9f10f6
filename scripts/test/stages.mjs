import { affectedBy, changedFiles } from './affected.mjs';

/**
 * One step of `npm run check`: an npm script of the root.
 * `parameters` are for it; `report` lets a test runner write its JSON report to a path.
 * Stages of a lane run one after the other, beside those of the other lanes; one without a lane runs alone.
 * @typedef {{
 *   name: string,
 *   script: string,
 *   needs?: string,
 *   lane?: string,
 *   parameters?: string[],
 *   report?: (path: string) => { parameters?: string[], env?: Record<string, string> },
 *   mayBeEmpty?: boolean,
 * }} Stage
 */

const CHECKS = 'checks';
const BUILDS = 'builds';

/** What runs side by side, before all else. */
export const LANES = [CHECKS, BUILDS];

/** @type {Stage[]} */
const READ_ONLY_STAGES = [
  { name: 'code', script: 'lint:code', lane: CHECKS },
  { name: 'imports', script: 'lint:imports', lane: CHECKS },
  { name: 'unused', script: 'lint:unused', lane: CHECKS },
  { name: 'types', script: 'typecheck', lane: CHECKS },
];

// A machine that is busy with other things stalls a server or a clock now and then; where, is printed at the end.
const vitestReport = (/** @type {string} */ path) => ({
  parameters: [
    ...['--retry=1', '--reporter=default', '--reporter=./scripts/test/flaky-reporter.mjs'],
    ...['--reporter=json', `--outputFile.json=${path}`],
  ],
});

/**
 * Everything.
 * @type {Stage[]}
 */
export const STAGES = [
  ...READ_ONLY_STAGES,
  { name: 'build', script: 'build', lane: BUILDS },
  { name: 'package', script: 'test:package', needs: 'build', lane: BUILDS },
  { name: 'unit tests', script: 'test:unit', report: vitestReport },
  {
    name: 'browser tests',
    script: 'test:browser',
    needs: 'build',
    report: (path) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path } }),
  },
];

/**
 * What is worth running again and again: no browser, and of the unit tests those that what has changed
 * since main can break. The types of packages that are as they were come out of the cache.
 * Throws where there is no main to compare with.
 * @returns {Stage[]}
 */
export function affectedStages() {
  const parameters = affectedBy(changedFiles());
  /** @type {Stage} */
  const related = {
    name: 'unit tests',
    script: 'test:related',
    parameters,
    report: vitestReport,
    mayBeEmpty: true,
  };
  return parameters.length > 0 ? [...READ_ONLY_STAGES, related] : READ_ONLY_STAGES;
}
