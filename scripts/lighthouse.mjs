import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import flags from './browser/flags.json' with { type: 'json' };
import { ensureBrowser } from './ensure-browser.mjs';
import { run, runOrThrow } from './run.mjs';

/*
 * `npm run lighthouse`: what Lighthouse says of the built site, as a phone on a slow network would have it.
 * Prints the median of some runs for each page, and ends with 1 where one misses what is asked. It wants a
 * machine with nothing else to do, so it is no part of the tests. `-- --runs=1` for a quick look.
 */

const SERVER = fileURLToPath(new URL('../apps/api/dist/server.js', import.meta.url));
const TURBO = fileURLToPath(new URL('turbo.mjs', import.meta.url));

/** Fixed, as it is built into the pages. */
const PORT = 4173;
const ORIGIN = `http://127.0.0.1:${PORT}`;

const PAGES = ['en', 'ja'].flatMap((language) =>
  ['', '/game/easy', '/techniques', '/techniques/x-wing'].map((path) => `/${language}${path}`),
);

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is measured besides: its audit, its column, and how much of it is allowed. */
const METRICS = [
  { audit: 'largest-contentful-paint', name: 'LCP ms', limit: 1200 },
  { audit: 'total-blocking-time', name: 'TBT ms', limit: 100 },
  { audit: 'cumulative-layout-shift', name: 'CLS', limit: 0 },
];

/** @typedef {import('lighthouse').Result} Report */

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Builds the site as it is published: with the address that it will have. */
function buildSite() {
  runOrThrow(process.execPath, [TURBO, 'build'], { env: { ...process.env, PUBLIC_URL: ORIGIN } });
}

/** Starts the built server; what ends it. */
async function startServer() {
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${join(tmpdir(), 'nanpure-lighthouse.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return () => server.kill();
}

/**
 * One run: a browser of its own, which knows nothing of the site.
 * @param {string} url
 * @param {string} chromePath
 */
async function measure(url, chromePath) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', ...flags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Where no font has Japanese, a browser looks for each sign in all of them: that is no time of the page's. */
function warnWithoutJapaneseFont() {
  const { exitCode, output } = run('fc-list', [':lang=ja'], { quiet: true });
  if (exitCode !== 0 || output.trim() !== '') return;
  console.error(
    'No font here has Japanese: pages in Japanese take longer to lay out than they do for readers.',
  );
}

/** The medians of some reports on a page, by column. */
function summarize(/** @type {Report[]} */ reports) {
  const scores = CATEGORIES.map((id) => [
    id,
    median(reports.map(({ categories }) => Math.round(100 * (categories[id]?.score ?? 0)))),
  ]);
  const metrics = METRICS.map(({ audit, name }) => [
    name,
    median(reports.map(({ audits }) => Number((audits[audit]?.numericValue ?? 0).toFixed(3)))),
  ]);
  return Object.fromEntries([...scores, ...metrics]);
}

/** The audits that cost points in any of the reports. */
function lossesIn(/** @type {Report[]} */ reports) {
  const lost = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return [...new Set(lost)];
}

async function main() {
  const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5);
  const chromePath = ensureBrowser();
  warnWithoutJapaneseFont();
  buildSite();
  const stop = await startServer();
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  try {
    for (const page of PAGES) {
      /** @type {Report[]} */
      const reports = [];
      for (let run = 0; run < runs; run++) reports.push(await measure(ORIGIN + page, chromePath));
      table[page] = summarize(reports);
      const losses = lossesIn(reports);
      console.error(`${page}: ${losses.length > 0 ? losses.join(', ') : 'nothing lost'}`);
    }
  } finally {
    stop();
  }
  const asked = Object.fromEntries([
    ...CATEGORIES.map((id) => [id, '100']),
    ...METRICS.map(({ name, limit }) => [name, `≤ ${limit}`]),
  ]);
  console.table({ asked, ...table });
  const isGood = Object.values(table).every(
    (row) =>
      CATEGORIES.every((id) => row[id] === 100) &&
      METRICS.every(({ name, limit }) => (row[name] ?? Number.NaN) <= limit),
  );
  process.exitCode = isGood ? 0 : 1;
}

await main();
