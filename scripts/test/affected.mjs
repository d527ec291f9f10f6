import { run } from '../run.mjs';

/* What has changed since the branch left main, and which unit tests that concerns. */

/** Where a branch may have left from; the second is what a fresh clone of a fork has. */
const MAIN_BRANCHES = ['main', 'origin/main'];

/**
 * Tests that read files instead of importing them: no import leads from what they read to them.
 * @type {{ files: RegExp, tests: string[] }[]}
 */
const READERS = [
  { files: /^docs\/promises\.md$|\.(?:test|spec)\./, tests: ['scripts/promises.test.mjs'] },
  { files: /\/src\/.+\.tsx?$/, tests: ['scripts/length.test.mjs', 'scripts/map.test.mjs'] },
  { files: /^CONTRIBUTING\.md$/, tests: ['scripts/map.test.mjs'] },
  {
    files: /^packages\/engine\/README\.md$/,
    tests: [
      'packages/engine/tools/readme.test.ts',
      'packages/engine/src/formats/read-board.test.ts',
    ],
  },
  {
    files: /^compose|^Dockerfile$|^apps\/api\/(?:deploy\/|DEPLOYMENT\.md$)/,
    tests: ['apps/api/src/deployment.test.ts'],
  },
  { files: /^\.github\//, tests: ['scripts/workflows.test.mjs'] },
  {
    files:
      /\.css$|favicon\.svg$|^apps\/web\/tools\/pictures\/|^apps\/api\/src\/ladder\/picture\/themes\.ts$|^packages\/content\/src\/site\.ts$/,
    tests: ['apps/web/src/styles/contrast.test.ts'],
  },
  {
    files: /digits\.woff2$|^apps\/web\/(?:public\/licenses|tools\/digits)\//,
    tests: ['apps/web/tools/digits/digit-font.test.ts'],
  },
  {
    files: /^biome\.json$|^\.dependency-cruiser\.mjs$|^scripts\/lint\//,
    tests: ['scripts/lint/rules.test.mjs'],
  },
  {
    files: /^data\//,
    tests: [
      'packages/engine/src/bank/bank.test.ts',
      'packages/engine/src/bank/bank-independent.test.ts',
      'packages/engine/src/hints/bank.test.ts',
      'packages/engine/tools/problems-needing/problems-needing.test.ts',
      'packages/content/src/course/tasks.test.ts',
      'packages/content/tools/tasks/choose.test.ts',
      'apps/web/src/features/course/exercise/exercise.test.ts',
      'apps/web/src/features/course/exercise/truth.test.ts',
    ],
  },
  {
    files: /^apps\/web\/(?:public|src\/features\/game\/result)\//,
    tests: [
      'apps/web/tools/pictures/pictures.test.ts',
      'apps/web/src/features/game/result/look-back/moments.test.ts',
    ],
  },
];

function git(/** @type {string[]} */ ...parameters) {
  const { exitCode, output } = run('git', parameters, { quiet: true });
  return exitCode === 0 ? output.trim() : undefined;
}

/**
 * The files that differ from where the branch left main, by their path from the root: committed,
 * uncommitted and new ones, without those that are gone. Throws where there is no main to compare with.
 */
export function changedFiles() {
  const base = MAIN_BRANCHES.map((branch) => git('merge-base', 'HEAD', branch)).find(Boolean);
  if (!base) throw new Error(`There is no ${MAIN_BRANCHES.join(' or ')} to compare with: npm test`);
  const changed = git('diff', '--name-only', '--diff-filter=d', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter(Boolean).sort();
}

/**
 * Changed files, and the tests that read some of them: what Vitest has to look for relatives of.
 * @returns {string[]}
 */
export function affectedBy(/** @type {readonly string[]} */ files) {
  const readers = READERS.filter((reader) => files.some((file) => reader.files.test(file)));
  return [...new Set([...files, ...readers.flatMap(({ tests }) => tests)])];
}

/** Every test that is known to read files. */
export const READING_TESTS = READERS.flatMap(({ tests }) => tests);
