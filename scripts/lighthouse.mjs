import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { ensureBrowser } from './ensure-browser.mjs';
import { describeTask } from './lighthouse/main-thread.mjs';
import { CATEGORIES, lossesIn, METRICS, measure, summarize } from './lighthouse/measure.mjs';
import { startSite } from './lighthouse/sites.mjs';
import { run } from './run.mjs';

/*
 * `npm run lighthouse`: what Lighthouse says of the built site, as a phone on a slow network would have it.
 * Prints the median of some runs for each page, and ends with 1 where one misses what is asked. It wants a
 * machine with nothing else to do, so it is no part of the tests. With another checkout it visits both by turns.
 */

/** @typedef {import('./lighthouse/measure.mjs').Visit} Visit */
/** @typedef {import('./lighthouse/sites.mjs').Site} Site */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PAGES = ['en', 'ja'].flatMap((language) =>
  ['', '/game/easy', '/techniques', '/techniques/x-wing'].map((path) => `/${language}${path}`),
);

/** Where no font has Japanese, a browser looks for each sign in all of them: that is no time of the page's. */
function warnWithoutJapaneseFont() {
  const { exitCode, output } = run('fc-list', [':lang=ja'], { quiet: true });
  if (exitCode !== 0 || output.trim() !== '') return;
  console.error(
    'No font here has Japanese: pages in Japanese take longer to lay out than they do for readers.',
  );
}

/**
 * Visits a page of each site so many times, by turns: whatever else the machine does meets all alike.
 * @param {readonly Site[]} sites
 * @param {string} page
 * @param {number} runs
 * @param {string} chromePath
 */
async function visitByTurns(sites, page, runs, chromePath) {
  const visits = sites.map(() => /** @type {Visit[]} */ ([]));
  for (let run = 0; run < runs; run++) {
    for (const [index, { origin }] of sites.entries()) {
      visits[index]?.push(await measure(origin + page, chromePath));
    }
  }
  return visits;
}

/** What costs points on a page, and what took its main thread longest in the visit of median length. */
function tell(/** @type {string} */ page, /** @type {Visit[]} */ visits) {
  const losses = lossesIn(visits);
  console.error(`${page}: ${losses.length > 0 ? losses.join(', ') : 'nothing lost'}`);
  const ordered = visits.toSorted((one, other) => one.mainThread.wall - other.mainThread.wall);
  const { longest = [] } = ordered[Math.floor(ordered.length / 2)]?.mainThread ?? {};
  console.error(`  longest tasks, wall/CPU ms: ${longest.map(describeTask).join('; ')}`);
}

/** The columns that are of interest beside another checkout's: before → after. */
function beside(
  /** @type {Record<string, number>} */ before,
  /** @type {Record<string, number>} */ after,
) {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, `${before[name]} → ${value}`]),
  );
}

/** @param {{ runs: number, pages: readonly string[], against?: string | undefined }} options */
async function main({ runs, pages, against }) {
  const chromePath = ensureBrowser();
  warnWithoutJapaneseFont();
  /** @type {Site[]} */
  const sites = [];
  for (const folder of [...(against ? [resolve(against)] : []), ROOT]) {
    sites.push(await startSite(folder, sites.length));
  }
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  /** @type {Record<string, Record<string, string>>} */
  const comparison = {};
  try {
    for (const page of pages) {
      const visits = await visitByTurns(sites, page, runs, chromePath);
      const ours = visits.at(-1) ?? [];
      tell(page, ours);
      table[page] = summarize(ours);
      if (against) comparison[page] = beside(summarize(visits[0] ?? []), table[page]);
    }
  } finally {
    for (const { stop } of sites) stop();
  }
  const asked = Object.fromEntries([
    ...CATEGORIES.map((id) => [id, '100']),
    ...METRICS.map(({ name, limit }) => [name, `≤ ${limit}`]),
  ]);
  console.table({ asked, ...(against ? comparison : table) });
  const isGood = Object.values(table).every(
    (row) =>
      CATEGORIES.every((id) => row[id] === 100) &&
      METRICS.every(({ name, limit }) => (row[name] ?? Number.NaN) <= limit),
  );
  process.exitCode = isGood ? 0 : 1;
}

function readRuns(/** @type {string} */ text) {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Not a number of runs.');
  return Number(text);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await new Command('npm run lighthouse --')
  .option('--runs <number>', 'how often each page is visited', readRuns, 5)
  .option('--pages <paths>', 'these pages, with commas between them', (text) => text.split(','))
  .option('--against <folder>', 'another checkout, installed: both are visited by turns')
  .action(async ({ runs, pages = PAGES, against }) => main({ runs, pages, against }))
  .parseAsync();
