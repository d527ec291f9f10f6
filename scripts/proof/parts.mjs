import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import strykerConfig from '../../packages/engine/stryker.config.mjs';
import { npm, run } from '../run.mjs';
import * as figures from './figures.mjs';

/**
 * A part of the proof. `small` asks for as little as shows that the part works: its figures prove
 * nothing. `files` are the reports that it leaves, by the name under which `read` gets them. What
 * `canShare` the machine tells no times, and runs beside another part; of journeys only one can.
 * @typedef {{
 *   name: string,
 *   about: string,
 *   minutes: number,
 *   canShare?: boolean,
 *   reasonToSkip?: () => string | undefined,
 *   program: (options: { small: boolean, report: string }) => import('./run-part.mjs').Program,
 *   files?: (options: { small: boolean, report: string }) => string[],
 *   read: (ended: { output: string, reports: unknown[], small: boolean }) => import('./rows.mjs').Finding[],
 * }} Part
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const webRequire = createRequire(join(root, 'apps/web/package.json'));

/** @type {(script: string, parameters: string[], env?: Record<string, string>) => import('./run-part.mjs').Program} */
function npmScript(script, parameters, env = {}) {
  const [command, all] = npm('run', '--silent', script, '--', ...parameters);
  return { command, parameters: all, env };
}

/** What was written to standard output as JSON, after whatever the tools before it said. */
const jsonIn = (/** @type {string} */ output) => JSON.parse(output.slice(output.indexOf('{')));

/**
 * The unit tests of a package at the length of a proof.
 * @returns {Part}
 */
function properties(
  /** @type {string} */ project,
  /** @type {{ minutes: number, smallFilter: string }} */ { minutes, smallFilter },
) {
  return {
    name: `properties-${project}`,
    about: `the random tests of ${project} at the length of a proof`,
    minutes,
    canShare: true,
    program: ({ small, report }) =>
      npmScript(
        'test:unit',
        [
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(small ? [smallFilter] : []),
        ],
        small ? { FEW_TRIALS: '1' } : { PROOF: '1' },
      ),
    files: ({ report }) => [report],
    read: ({ reports: [report] }) => figures.ofVitest(report),
  };
}

const MUTATED = ['techniques', 'hints', 'solver'];
const SMALL_MUTATION = 'hints/knowledge.ts';
const mutatedFolders = (/** @type {boolean} */ small) =>
  small ? [dirname(SMALL_MUTATION)] : MUTATED;

/** @type {Part} */
const mutation = {
  name: 'mutation',
  about: 'do the tests of the engine notice when its code is wrong?',
  minutes: 120,
  canShare: true,
  program: ({ small }) => npmScript('mutation', small ? [SMALL_MUTATION] : []),
  files: ({ small }) =>
    mutatedFolders(small).map((name) => join(root, `packages/engine/.cache/mutation/${name}.json`)),
  read: ({ reports, small }) =>
    mutatedFolders(small).map((name, index) =>
      figures.ofStryker(reports[index], { name, least: strykerConfig.thresholds.break }),
    ),
};

/** @type {Part} */
const load = {
  name: 'load',
  about: 'what the server does with ten times as much as it can carry',
  minutes: 5,
  program: ({ small }) => npmScript('load', ['--json', `--seconds=${small ? 1 : 10}`]),
  read: ({ output }) => figures.ofLoad(jsonIn(output)),
};

/** @type {Part} */
const soakServer = {
  name: 'soak-server',
  about:
    'do memory, open files and health of the server stay the same for half an hour, rude clients included?',
  minutes: 40,
  canShare: true,
  program: ({ small }) =>
    npmScript('load', ['--json', '--seconds=2', `--minutes=${small ? 1 : 30}`]),
  read: ({ output }) => figures.ofServerSoak(jsonIn(output)),
};

/**
 * A part of browser tests.
 * @param {Pick<Part, 'name' | 'about' | 'minutes' | 'canShare' | 'reasonToSkip'> & {
 *   parameters: string[],
 *   fewer?: string[],
 *   env?: (small: boolean) => Record<string, string>,
 *   ofReport?: (report: unknown) => import('./rows.mjs').Finding[],
 * }} options
 * @returns {Part}
 */
function journeys({
  parameters,
  fewer = parameters,
  env,
  ofReport = figures.ofPlaywright,
  ...part
}) {
  return {
    ...part,
    program: ({ small, report }) =>
      npmScript('test:browser', small ? fewer : parameters, {
        ...env?.(small),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    files: ({ report }) => [report],
    read: ({ reports: [report] }) => ofReport(report),
  };
}

/** Journeys of every browser: no developer tools of Chromium, no phone to pretend. */
const COMMON_JOURNEYS = [
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
  const { exitCode } = run(process.execPath, [cli, 'install', browser], {
    timeout: 180_000,
    quiet: true,
  });
  return exitCode === 0 ? undefined : `not to be had here: Playwright can't install ${browser}`;
}

const otherBrowser = (/** @type {string} */ browser) =>
  journeys({
    name: `browser-${browser}`,
    about: `journeys in ${browser}, where Playwright has it or can install it`,
    minutes: 20,
    parameters: ['--project=desktop', ...COMMON_JOURNEYS],
    fewer: ['--project=desktop', 'play.spec.ts'],
    env: () => ({ E2E_BROWSER: browser }),
    reasonToSkip: () => reasonWithout(browser),
  });

/** @type {Part} */
const lighthouse = {
  name: 'lighthouse',
  about: 'the built site as a phone on a slow network has it',
  minutes: 60,
  program: ({ small }) => npmScript('lighthouse', [`--runs=${small ? 1 : 5}`]),
  read: ({ output }) => figures.ofLighthouse(output),
};

/** @type {Part} */
const bench = {
  name: 'bench',
  about: 'the engine against packages of npm; a wrong answer fails, slowness is told',
  minutes: 20,
  program: ({ small }) =>
    npmScript('bench', ['--json', ...(small ? ['--only=first solution'] : [])]),
  read: ({ output }) => figures.ofBench(jsonIn(output)),
};

/**
 * Those that want a quiet machine first, in the order of what is quickest to know; those that share it from
 * the longest on.
 * @type {Part[]}
 */
export const PARTS = [
  load,
  bench,
  journeys({
    name: 'entry-speed',
    about: 'from key to paint on a machine four times slower',
    minutes: 5,
    parameters: ['performance.spec.ts', '--grep=a digit is seen', '--project=desktop'],
    ofReport: figures.ofEntrySpeed,
  }),
  lighthouse,
  journeys({
    name: 'browser-chromium',
    about: 'all journeys in Chromium, with all that is tried in part every day',
    minutes: 40,
    parameters: [],
    fewer: ['smoke.spec.ts'],
    env: () => ({ PROOF: '1' }),
  }),
  otherBrowser('firefox'),
  otherBrowser('webkit'),
  mutation,
  journeys({
    name: 'soak-page',
    about: 'does the memory of the page stay the same for half an hour of play?',
    minutes: 40,
    canShare: true,
    parameters: ['soak.spec.ts', '--project=desktop'],
    env: (small) => ({ SOAK_MINUTES: small ? '0.5' : '30' }),
    ofReport: figures.ofPageMemory,
  }),
  soakServer,
  properties('api', { minutes: 60, smallFilter: 'src/contact' }),
  properties('engine', { minutes: 60, smallFilter: 'src/solver' }),
  properties('content', { minutes: 60, smallFilter: 'src/hints' }),
  properties('web', { minutes: 30, smallFilter: 'src/features/exercise' }),
];
