import { affectedBy, changedFiles } from './affected.mjs';
import { countPlaywright, countStage, countVitest, countVitestOrNone } from './count.mjs';

/**
 * One step of `npm run check`: an npm script of the root.
 * `parameters` are for it; `report` lets a test runner write its JSON report to a path, and `count` reads it again.
 * @typedef {{
 *   name: string,
 *   script: string,
 *   needs?: string,
 *   parameters?: string[],
 *   report?: (path: string) => { parameters?: string[], env?: Record<string, string> },
 *   count?: (path: string, succeeded: boolean) => import('./count.mjs').Count,
 * }} Stage
 */

/** @type {Stage[]} */
const READ_ONLY_STAGES = [
  { name: 'code', script: 'lint:code' },
  { name: 'imports', script: 'lint:imports' },
  { name: 'unused', script: 'lint:unused' },
  { name: 'types', script: 'typecheck' },
];

const vitestReport = (/** @type {string} */ path) => ({
  parameters: ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
});

/**
 * Everything, in the order of what is quickest to know.
 * @type {Stage[]}
 */
export const STAGES = [
  ...READ_ONLY_STAGES,
  { name: 'unit tests', script: 'test:unit', report: vitestReport, count: countVitest },
  { name: 'build', script: 'build' },
  { name: 'package', script: 'test:package', needs: 'build' },
  {
    name: 'browser tests',
    script: 'test:browser',
    needs: 'build',
    report: (path) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path } }),
    count: countPlaywright,
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
    count: countVitestOrNone,
  };
  return parameters.length > 0 ? [...READ_ONLY_STAGES, related] : READ_ONLY_STAGES;
}

/** The count of a stage that has ended. */
export const countOf = (
  /** @type {Stage} */ stage,
  /** @type {string} */ path,
  /** @type {boolean} */ succeeded,
) => (stage.count ? stage.count(path, succeeded) : countStage(succeeded));
