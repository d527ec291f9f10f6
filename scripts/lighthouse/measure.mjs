import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import flags from '../browser/flags.json' with { type: 'json' };
import { mainThreadOf } from './main-thread.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is measured besides: its audit, its column, and how much of it is allowed. */
export const METRICS = [
  { audit: 'largest-contentful-paint', name: 'LCP ms', limit: 1200 },
  { audit: 'total-blocking-time', name: 'TBT ms', limit: 100 },
  { audit: 'cumulative-layout-shift', name: 'CLS', limit: 0 },
];

/**
 * A visit of a page: what Lighthouse says of it, and what its main thread did.
 * @typedef {{
 *   report: import('lighthouse').Result,
 *   mainThread: ReturnType<typeof mainThreadOf>,
 * }} Visit
 */

/**
 * One visit: with a browser of its own, which knows nothing of the site.
 * @param {string} url
 * @param {string} chromePath
 * @returns {Promise<Visit>}
 */
export async function measure(url, chromePath) {
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
    return {
      report: result.lhr,
      mainThread: mainThreadOf(result.artifacts.Trace.traceEvents, result.lhr.finalDisplayedUrl),
    };
  } finally {
    chrome.kill();
  }
}

function median(/** @type {number[]} */ values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The medians of some visits of a page, by column.
 * @returns {Record<string, number>}
 */
export function summarize(/** @type {Visit[]} */ visits) {
  const scores = CATEGORIES.map((id) => [
    id,
    median(visits.map(({ report }) => Math.round(100 * (report.categories[id]?.score ?? 0)))),
  ]);
  const metrics = METRICS.map(({ audit, name }) => [
    name,
    median(
      visits.map(({ report }) =>
        Number((report.audits[audit]?.numericValue ?? 0).toFixed(name === 'CLS' ? 3 : 0)),
      ),
    ),
  ]);
  return {
    ...Object.fromEntries([...scores, ...metrics]),
    'CPU ms': Math.round(median(visits.map(({ mainThread }) => mainThread.cpu))),
    'wall ms': Math.round(median(visits.map(({ mainThread }) => mainThread.wall))),
  };
}

/** The audits that cost points in any of the visits. */
export function lossesIn(/** @type {Visit[]} */ visits) {
  const lost = visits.flatMap(({ report: { categories, audits } }) =>
    CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return [...new Set(lost)];
}
