import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';
import { freePort } from './e2e/support/free-port.ts';

/*
 * The journeys run against the product as it is shipped: the built site, served by the built server.
 * This file is read again in each worker. The first reading chooses the port and leaves it in the
 * environment for them; likewise the global setup leaves the browser's path in CHROME_PATH.
 */
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const origin = `http://127.0.0.1:${port}`;

const { CHROME_PATH, E2E_BROWSER, PLAYWRIGHT_JSON_OUTPUT_FILE, SOAK_MINUTES } = process.env;

/** Chromium, unless another of Playwright's browsers is asked for. */
const OTHER_BROWSER = (['firefox', 'webkit'] as const).find((name) => name === E2E_BROWSER);

/** Runs in containers and as root, and calls nobody. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A journey runs on the desktop; tagged @phone it runs on both, tagged @phone-only there alone. */
export default defineConfig({
  testDir: 'e2e',
  // Half an hour of play, for whoever asks for it.
  testIgnore: SOAK_MINUTES ? [] : ['soak.spec.ts'],
  ...(OTHER_BROWSER ? {} : { globalSetup: '../../scripts/ensure-browser.mjs' }),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [
    ['list'],
    ...(PLAYWRIGHT_JSON_OUTPUT_FILE
      ? [['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }] as const]
      : []),
  ],
  use: {
    baseURL: origin,
    locale: 'en-US',
    // A journey meets the server; what a service worker keeps has journeys of its own.
    serviceWorkers: 'block',
    // A trace of every journey takes a third of the time; for one that fails: --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    ...(OTHER_BROWSER
      ? { browserName: OTHER_BROWSER }
      : {
          launchOptions: {
            args: BROWSER_FLAGS,
            ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
          },
        }),
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
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
      grep: /@phone/,
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
