import { run } from '../run.mjs';

/* What has changed since the branch left main, and which unit tests that concerns. */

/** Where a branch may have left from; the second is what a fresh clone of a fork has. */
const MAIN_BRANCHES = ['main', 'origin/main'];

/**
 * What reads files instead of importing them, so that no import leads from those to it: tests, or what tests import.
 * @type {{ files: RegExp, readers: string[] }[]}
 */
const READERS = [
  { files: /^docs\/promises\.md$|\.(?:test|spec)\./, readers: ['scripts/promises.test.mjs'] },
  {
    files: /\.test\./,
    readers: ['scripts/proof/proof.test.mjs', 'scripts/test/affected.test.mjs'],
  },
  { files: /\/src\/.+\.tsx?$/, readers: ['scripts/length.test.mjs', 'scripts/map.test.mjs'] },
  { files: /^README\.md$/, readers: ['apps/api/src/contact/command.test.ts'] },
  { files: /^CONTRIBUTING\.md$/, readers: ['scripts/map.test.mjs'] },
  {
    files: /^packages\/engine\/README\.md$/,
    readers: [
      'packages/engine/tools/readme.test.ts',
      'packages/engine/src/formats/read-board.test.ts',
    ],
  },
  {
    files: /^packages\/engine\/src\//,
    readers: ['packages/engine/src/public/examples.test.ts'],
  },
  { files: /^packages\/content\/src\//, readers: ['packages/content/src/terminology.test.ts'] },
  { files: /^LICENSE$/, readers: ['packages/content/src/legal/legal.test.ts'] },
  {
    files: /^compose|^Dockerfile$|^apps\/api\/(?:deploy\/|DEPLOYMENT\.md$)/,
    readers: ['apps/api/src/deployment.test.ts'],
  },
  {
    files: /^apps\/api\/migrations\//,
    readers: ['apps/api/src/contact/database.ts', 'apps/api/src/contact/idempotency.test.ts'],
  },
  {
    files: /^apps\/api\/public\/|^apps\/web\/src\/styles\/themes\.css$/,
    readers: ['apps/api/src/site/docs/docs.test.ts'],
  },
  { files: /\/recorded-api\.json$/, readers: ['apps/api/src/openapi/contract.test.ts'] },
  { files: /^\.github\//, readers: ['scripts/workflows.test.mjs'] },
  {
    files: /\.css$/,
    readers: ['apps/web/src/styles/cell-colours.test.ts', 'apps/web/vite/class-names.test.ts'],
  },
  {
    files:
      /\.css$|favicon\.svg$|^apps\/web\/tools\/pictures\/|^apps\/api\/src\/ladder\/picture\/themes\.ts$|^packages\/content\/src\/site\.ts$/,
    readers: ['apps/web/src/styles/contrast.test.ts'],
  },
  {
    files: /digits\.woff2$|^apps\/web\/(?:public\/licenses|tools\/digits)\//,
    readers: ['apps/web/tools/digits/digit-font.test.ts'],
  },
  { files: /^apps\/web\/public\//, readers: ['apps/web/tools/pictures/pictures.test.ts'] },
  {
    files: /^package-lock\.json$/,
    readers: ['apps/web/vite/slim-i18next.test.ts', 'apps/web/vite/slim-router.test.ts'],
  },
  {
    files: /^biome\.json$|^\.dependency-cruiser\.mjs$|^scripts\/lint\//,
    readers: ['scripts/lint/rules.test.mjs'],
  },
  {
    files: /^data\//,
    readers: [
      'packages/engine/src/bank/bank.test.ts',
      'packages/engine/src/bank/bank-independent.test.ts',
      'packages/engine/src/generator/daily.test.ts',
      'packages/engine/src/hints/bank.test.ts',
      'packages/engine/tools/problems-needing/problems-needing.test.ts',
      'packages/content/src/course/tasks.test.ts',
      'packages/content/src/hints/claims/claims.test.ts',
      'packages/content/tools/tasks/choose.test.ts',
      'apps/api/src/testing/bank.ts',
      'apps/web/src/features/course/exercise/exercise.test.ts',
      'apps/web/src/features/course/exercise/truth.test.ts',
      'apps/web/src/features/game/result/look-back/moments.test.ts',
      'apps/web/src/features/game/start/problem-source.test.ts',
      'apps/web/src/features/print/sheet-puzzles.test.ts',
      'apps/web/src/features/pwa/worker/puzzle-files.test.ts',
      'apps/web/src/lib/bank/bank-path.test.ts',
      'apps/web/src/lib/bank/puzzle-bank.test.ts',
      'apps/web/tools/pictures/pictures.test.ts',
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
 * Changed files, and what reads some of them: what Vitest has to look for relatives of.
 * @returns {string[]}
 */
export function affectedBy(/** @type {readonly string[]} */ files) {
  const concerned = READERS.filter((line) => files.some((file) => line.files.test(file)));
  return [...new Set([...files, ...concerned.flatMap(({ readers }) => readers)])];
}

/** Everything that is known to read files. */
export const KNOWN_READERS = READERS.flatMap(({ readers }) => readers);
