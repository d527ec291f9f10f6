import { countPlaywright, countStage, countVitest } from './count.mjs';

/**
 * One step of `npm test`: an npm script of the root.
 * `report` lets a test runner write its JSON report to a path, and `count` reads it again.
 * @typedef {{
 *   name: string,
 *   script: string,
 *   needs?: string,
 *   report?: (path: string) => { parameters?: string[], env?: Record<string, string> },
 *   count?: (path: string, succeeded: boolean) => import('./count.mjs').Count,
 * }} Stage
 */

/**
 * In the order of what is quickest to know.
 * @type {Stage[]}
 */
export const STAGES = [
  { name: 'code', script: 'lint:code' },
  { name: 'imports', script: 'lint:imports' },
  { name: 'unused', script: 'lint:unused' },
  { name: 'types', script: 'typecheck' },
  {
    name: 'unit tests',
    script: 'test:unit',
    report: (path) => ({
      parameters: ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    }),
    count: countVitest,
  },
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

/** The count of a stage that has ended. */
export const countOf = (
  /** @type {Stage} */ stage,
  /** @type {string} */ path,
  /** @type {boolean} */ succeeded,
) => (stage.count ? stage.count(path, succeeded) : countStage(succeeded));
