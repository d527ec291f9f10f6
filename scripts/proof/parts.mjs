import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../run.mjs';

/** Two cores may take more than two hours for what they share: a limit stops what hangs, and not what is slow. */
export const LONGEST_MINUTES = 240;

/**
 * A part of the proof: an npm script with its parameters, which exits with 1 where it misses its own bars.
 * `small` is as little of it as shows that it works, where that is less. `sharing` parts measure no times, so several run at a time;
 * of those with a browser only one can.
 * @typedef {{
 *   name: string,
 *   about: string,
 *   minutes: number,
 *   sharing?: boolean,
 *   full: string[],
 *   small?: string[],
 *   env?: Record<string, string>,
 *   smallEnv?: Record<string, string>,
 *   reasonToSkip?: () => string | undefined,
 * }} Part
 */

const webRequire = createRequire(
  join(fileURLToPath(new URL('../..', import.meta.url)), 'apps/web/package.json'),
);

/** Browser tests; one that passes only at its second try has failed. */
const browserTests = (/** @type {string[]} */ ...parameters) => [
  'test:browser',
  '--fail-on-flaky-tests',
  ...parameters,
];

/** Tests for every browser: no developer tools of Chromium, no phone to pretend. */
const COMMON_TESTS = [
  'play.spec.ts',
  'home.spec.ts',
  'game-board.spec.ts',
  'techniques.spec.ts',
  'settings.spec.ts',
  'search.spec.ts',
  'language.spec.ts',
];

/** Why a browser can't be had here; undefined when Playwright has it, or can install it. */
function reasonWithout(/** @type {string} */ browser) {
  const cli = join(dirname(webRequire.resolve('@playwright/test/package.json')), 'cli.js');
  const options = { timeout: 180_000, quiet: true };
  const { exitCode } = run(process.execPath, [cli, 'install', browser], options);
  return exitCode === 0 ? undefined : `Playwright can't install ${browser} here`;
}

/** Why parts that start these programs can't run; undefined where they can. */
function reasonWithoutPrograms(/** @type {string[]} */ ...programs) {
  if (process.platform !== 'linux') return 'it needs Linux';
  const missing = programs.filter((program) => run('which', [program], { quiet: true }).exitCode);
  return missing.length > 0 ? `this machine has no ${missing.join(' and no ')}` : undefined;
}

/** @returns {Part} */
const otherBrowser = (/** @type {string} */ browser) => ({
  name: `browser-${browser}`,
  about: `browser tests in ${browser}, where Playwright has it or can install it`,
  minutes: 20,
  full: browserTests('--project=desktop', ...COMMON_TESTS),
  small: browserTests('--project=desktop', 'play.spec.ts'),
  env: { E2E_BROWSER: browser },
  smallEnv: { E2E_BROWSER: browser },
  reasonToSkip: () => reasonWithout(browser),
});

/**
 * The unit tests of a package with as many random trials as a proof takes.
 * @returns {Part}
 */
const properties = (
  /** @type {string} */ workspace,
  /** @type {number} */ minutes,
  /** @type {string} */ smallFilter,
) => ({
  name: `properties-${workspace.split('/')[1]}`,
  about: `the random tests of ${workspace} at the length of a proof`,
  minutes,
  sharing: true,
  full: ['test:unit', `${workspace}/`],
  small: ['test:unit', `${workspace}/${smallFilter}`],
  env: { PROOF: '1' },
  smallEnv: { FEW_TRIALS: '1' },
});

/**
 * Those that want a quiet machine first, in the order of what is quickest to know; those that share it from
 * the longest on.
 * @type {Part[]}
 */
export const PARTS = [
  {
    name: 'load',
    about: 'what the server does with ten times as much as it can carry',
    minutes: 5,
    full: ['load'],
    small: ['load', '--seconds=1'],
  },
  {
    name: 'store-faults',
    about:
      'does the server go on, and lose nothing, while its database is locked, replaced or full?',
    minutes: 3,
    full: ['load', '--faults'],
    reasonToSkip: () => (process.platform === 'linux' ? undefined : 'it needs Linux'),
  },
  {
    name: 'cluster',
    about: 'do two servers lose nothing while one of them, Redis or the database is killed?',
    minutes: 8,
    full: ['cluster', '--kills=20', '--rounds=5'],
    small: ['cluster', '--kills=2', '--rounds=1'],
    reasonToSkip: () => reasonWithoutPrograms('nginx', 'redis-server'),
  },
  {
    name: 'observatory',
    about: 'what the scanner of Mozilla says of the built server, which it fetches from npm',
    minutes: 5,
    full: ['observatory'],
    reasonToSkip: () => reasonWithoutPrograms('openssl'),
  },
  {
    name: 'bench',
    about: 'the engine against packages of npm; a wrong answer fails, slowness is told',
    minutes: 20,
    full: ['bench'],
    small: ['bench', '--only=next hint'],
  },
  {
    name: 'entry-speed',
    about: 'from key to paint on a machine four times slower',
    minutes: 5,
    full: browserTests(
      'performance.spec.ts',
      '--grep=soon after',
      '--project=desktop',
      '--workers=1',
    ),
    env: { QUIET_MACHINE: '1' },
    smallEnv: { QUIET_MACHINE: '1' },
  },
  {
    name: 'solver-speed',
    about: 'from paste to first step, and to the whole way, over 200 hard puzzles',
    minutes: 10,
    full: browserTests('solver-speed.spec.ts', '--project=desktop', '--workers=1'),
    env: { QUIET_MACHINE: '1' },
    smallEnv: { PROOF: '1' },
  },
  {
    name: 'lighthouse',
    about: 'the built site as a phone on a slow network has it',
    minutes: 60,
    full: ['lighthouse', '--runs=5'],
    small: ['lighthouse', '--runs=1'],
  },
  {
    name: 'browser-chromium',
    about: 'all browser tests in Chromium, with all that is tried in part every day',
    minutes: 40,
    full: browserTests(),
    small: browserTests('smoke.spec.ts'),
    env: { PROOF: '1' },
  },
  otherBrowser('firefox'),
  otherBrowser('webkit'),
  {
    name: 'mutation',
    about: 'do the tests of the engine notice when its code is wrong?',
    minutes: LONGEST_MINUTES,
    sharing: true,
    full: ['mutation'],
    small: ['mutation', 'hints/knowledge.ts'],
  },
  properties('packages/engine', LONGEST_MINUTES, 'src/solver'),
  {
    name: 'soak-page',
    about: 'does the memory of the page stay the same for half an hour of play?',
    minutes: 40,
    sharing: true,
    full: browserTests('soak.spec.ts', '--project=desktop'),
    env: { SOAK_MINUTES: '30' },
    smallEnv: { SOAK_MINUTES: '0.5' },
  },
  {
    name: 'soak-server',
    about: 'do memory, open files and health of the server stay the same for half an hour?',
    minutes: 40,
    sharing: true,
    full: ['load', '--soak=30'],
    small: ['load', '--soak=1'],
  },
  properties('apps/api', 60, 'src/contact'),
  properties('packages/content', 60, 'src/hints'),
  properties('apps/web', 30, 'src/features/course/exercise'),
];
