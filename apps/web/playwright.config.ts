import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';
import { readDay } from '../../packages/engine/tools/read-day.ts';
import flags from '../../scripts/browser/flags.json' with { type: 'json' };
import { freePort } from './e2e/support/free-port.ts';

/*
 * The browser tests run against the product as it is shipped: the built site, served by the built server.
 * This file is read again in each worker. The first reading chooses the port and leaves it in the
 * environment for them; likewise the global setup leaves the browser's path in CHROME_PATH.
 */
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const origin = `http://127.0.0.1:${port}`;

// Read once as well: workers that disagree about the day would look for tests that others don't have.
process.env.DAY ??= readDay();

const { CHROME_PATH, E2E_BROWSER, PLAYWRIGHT_JSON_OUTPUT_FILE, SOAK_MINUTES } = process.env;
const { PROOF, QUIET_MACHINE } = process.env;

/** Chromium, unless another of Playwright's browsers is asked for. */
const OTHER_BROWSER = (['firefox', 'webkit'] as const).find((name) => name === E2E_BROWSER);

/** Tests on a site that is built for them, as the product talks to nobody. */
const WITH_THIRD_PARTIES = /third-parties-[\w-]+\.spec\.ts$/;

/** Half an hour of play, and two hundred puzzles in a row, are for whoever asks for them. */
const NOT_ASKED_FOR = [
  ...(SOAK_MINUTES ? [] : [/soak\.spec\.ts$/]),
  ...(PROOF || QUIET_MACHINE ? [] : [/solver-speed\.spec\.ts$/]),
];

/**
 * Pages of a test share a process. Else each test starts two: one for the empty page that it begins with, one for the
 * site, whose opener policy forbids to go on in the same. That would take a tenth more time.
 */
const ONE_PROCESS = '--renderer-process-limit=1';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A test runs on the desktop; tagged @phone it runs on both, tagged @phone-only there alone. */
export default defineConfig({
  testDir: 'e2e',
  ...(OTHER_BROWSER ? {} : { globalSetup: '../../scripts/ensure-browser.mjs' }),
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy with other things stalls a test now and then; which, is printed at the end.
  retries: 1,
  // Browser tests wait a good part of their time: three share two cores best.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(PLAYWRIGHT_JSON_OUTPUT_FILE
      ? [['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }] as const]
      : []),
  ],
  use: {
    baseURL: origin,
    locale: 'en-US',
    // A test meets the server; what a service worker keeps has tests of its own.
    serviceWorkers: 'block',
    // A trace of every test takes a third of the time; for one that fails: --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    ...(OTHER_BROWSER
      ? { browserName: OTHER_BROWSER }
      : {
          launchOptions: {
            // For containers and for root, and so that it calls nobody.
            args: [...flags, ONE_PROCESS],
            ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
          },
        }),
  },
  projects: [
    // First: beside a build others can run, at the end nothing would.
    { name: 'building', testMatch: 'third-parties.setup.ts' },
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: [WITH_THIRD_PARTIES, ...NOT_ASKED_FOR],
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
      testIgnore: WITH_THIRD_PARTIES,
      grep: /@phone/,
    },
    {
      name: 'third parties',
      use: DESKTOP,
      testMatch: WITH_THIRD_PARTIES,
      dependencies: ['building'],
    },
  ],
  webServer: {
    command: 'node ../api/dist/server.js',
    // Messages sent in a test don't belong among the user's.
    env: { PORT: port, HOST: '127.0.0.1', DATABASE_URL: `file:${tmpdir()}/nanpure-e2e-${port}.db` },
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    timeout: 20_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
