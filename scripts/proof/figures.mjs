/*
 * Figures out of what tools leave behind: their JSON where they have it. Each function throws where a
 * figure is missing, so that a tool that changes its report can't pass for one that is content.
 */

/** @typedef {import('./rows.mjs').Finding} Finding */

/** The value at a path of keys in JSON; throws where there is none. */
function at(/** @type {unknown} */ json, /** @type {(string | number)[]} */ ...keys) {
  /** @type {any} */
  let value = json;
  for (const key of keys) value = value?.[key];
  if (value === undefined) throw new Error(`the report has no ${keys.join('.')}`);
  return value;
}

const number = (/** @type {unknown} */ json, /** @type {(string | number)[]} */ ...keys) => {
  const value = at(json, ...keys);
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error(`${keys} is no number`);
  return value;
};

/**
 * Vitest's JSON report.
 * @returns {Finding[]}
 */
export function ofVitest(/** @type {unknown} */ report) {
  const passed = number(report, 'numPassedTests');
  const failed = number(report, 'numFailedTests') + number(report, 'numFailedTestSuites');
  const seen = `${passed} passed, ${failed} failed`;
  return [{ asked: 'none fails', seen, ok: passed > 0 && failed === 0 }];
}

/**
 * Playwright's JSON report. A flaky test did fail.
 * @returns {Finding[]}
 */
export function ofPlaywright(/** @type {unknown} */ report) {
  const passed = number(report, 'stats', 'expected');
  const failed = number(report, 'stats', 'unexpected') + number(report, 'stats', 'flaky');
  const seen = `${passed} passed, ${failed} failed`;
  return [{ asked: 'none fails', seen, ok: passed > 0 && failed === 0 }];
}

/** Every annotation in a report of Playwright's, wherever its test stands. */
function annotationsIn(/** @type {any} */ suite) {
  /** @type {{ type: string, description?: string }[]} */
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.flatMap((/** @type {any} */ test) => test.annotations),
  );
  /** @type {{ type: string, description?: string }[]} */
  const inner = (suite.suites ?? []).flatMap(annotationsIn);
  return [...own, ...inner];
}

/**
 * The figures that a browser test notes beside its result, by name; throws where it noted none.
 * @returns {Record<string, number>}
 */
function notedFigures(/** @type {unknown} */ report) {
  const note = annotationsIn(report).find(({ type }) => type === 'figures');
  return JSON.parse(at(note, 'description'));
}

/**
 * Stryker's JSON report of a folder: which share of the mutants the tests noticed, in percent.
 * @returns {Finding}
 */
export function ofStryker(
  /** @type {unknown} */ report,
  /** @type {{ name: string, least: number }} */ { name, least },
) {
  /** @type {string[]} */
  const statuses = Object.values(at(report, 'files')).flatMap((file) =>
    at(file, 'mutants').map((/** @type {{ status: string }} */ mutant) => mutant.status),
  );
  const count = (/** @type {string[]} */ ...wanted) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const score = (100 * noticed) / all;
  const seen = `${score.toFixed(1)} % of ${all} mutants noticed`;
  return { name, asked: `${least} % at least`, seen, ok: score >= least };
}

const MOST_HEALTH_MS = 50;
const LEAST_GOODPUT = 0.8;

/**
 * The figures of `npm run load -- --json`.
 * @returns {Finding[]}
 */
export function ofLoad(/** @type {unknown} */ figures) {
  const carried = number(figures, 'perSecond', 'hint');
  const goodput = number(figures, 'tenfold', 'goodput');
  const health = number(figures, 'tenfold', 'healthMs', 'p99');
  return [
    { name: 'hints', asked: 'told only', seen: `${carried.toFixed(0)} a second` },
    {
      name: 'ten times as much',
      asked: `${LEAST_GOODPUT} of what it carries at least`,
      seen: goodput.toFixed(2),
      ok: goodput >= LEAST_GOODPUT,
    },
    {
      name: 'health meanwhile, 99 %',
      asked: `${MOST_HEALTH_MS} ms at most`,
      seen: `${health.toFixed(0)} ms`,
      ok: health <= MOST_HEALTH_MS,
    },
  ];
}

const inMegabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);

/** What is worked out once and kept may come so late, in bytes. */
const HEAP_SLACK = 3e6;

/** Connections that a minute's last clients have only just closed. */
const DESCRIPTOR_SLACK = 10;

/** Whether a heap stayed as it was, as a finding. In bytes. */
function ofHeap(
  /** @type {string} */ name,
  /** @type {number} */ before,
  /** @type {number} */ after,
) {
  return {
    name,
    asked: `${inMegabytes(HEAP_SLACK)} MB more at most`,
    seen: `from ${inMegabytes(before)} to ${inMegabytes(after)} MB`,
    ok: after <= before + HEAP_SLACK,
  };
}

/**
 * The minutes of `npm run load -- --json --minutes=…`: after a fifth of the time, and at its end.
 * @returns {Finding[]}
 */
export function ofServerSoak(/** @type {unknown} */ figures) {
  const minutes = number(figures, 'soak', 'length');
  const start = Math.floor(minutes / 5);
  const compare = (/** @type {string} */ key) => ({
    before: number(figures, 'soak', start, key),
    after: number(figures, 'soak', minutes - 1, key),
  });
  const heap = compare('heapUsed');
  const open = compare('descriptors');
  const health = compare('healthP99');
  return [
    ofHeap(`heap over ${minutes} min`, heap.before, heap.after),
    {
      name: 'files and sockets that are open',
      asked: `${DESCRIPTOR_SLACK} more at most`,
      seen: `from ${open.before} to ${open.after}`,
      ok: open.after <= open.before + DESCRIPTOR_SLACK,
    },
    {
      name: 'health meanwhile, 99 %',
      asked: `${MOST_HEALTH_MS} ms at most, or no slower than at first`,
      seen: `from ${health.before.toFixed(0)} to ${health.after.toFixed(0)} ms`,
      ok: health.after <= Math.max(MOST_HEALTH_MS, health.before),
    },
  ];
}

/**
 * What the soak in the browser noted.
 * @returns {Finding[]}
 */
export function ofPageMemory(/** @type {unknown} */ report) {
  const noted = notedFigures(report);
  const minutes = number(noted, 'minutes');
  const nodes = [number(noted, 'nodesBefore'), number(noted, 'nodesAfter')];
  return [
    ...ofPlaywright(report),
    ofHeap(`heap over ${minutes} min`, number(noted, 'heapBefore'), number(noted, 'heapAfter')),
    { name: 'nodes of the page', asked: 'told only', seen: nodes.join(' → ') },
  ];
}

const MOST_ENTRY_MS = 50;

/**
 * What the test of typing noted.
 * @returns {Finding[]}
 */
export function ofEntrySpeed(/** @type {unknown} */ report) {
  const p95 = number(notedFigures(report), 'entryP95');
  return [
    ...ofPlaywright(report),
    {
      name: 'key to paint, 95 %',
      asked: `${MOST_ENTRY_MS} ms at most`,
      seen: `${p95} ms`,
      ok: p95 <= MOST_ENTRY_MS,
    },
  ];
}

const LIGHTHOUSE_BARS = {
  performance: { asked: '100', isMet: (/** @type {number} */ value) => value === 100 },
  accessibility: { asked: '100', isMet: (/** @type {number} */ value) => value === 100 },
  'best-practices': { asked: '100', isMet: (/** @type {number} */ value) => value === 100 },
  seo: { asked: '100', isMet: (/** @type {number} */ value) => value === 100 },
  'LCP ms': { asked: '≤ 1200', isMet: (/** @type {number} */ value) => value <= 1200 },
  'TBT ms': { asked: '≤ 100', isMet: (/** @type {number} */ value) => value <= 100 },
  CLS: { asked: '0', isMet: (/** @type {number} */ value) => value === 0 },
};

/** The rows of a table as `console.table` draws it, by their heading. */
function drawnTable(/** @type {string} */ text) {
  const lines = text.split('\n').filter((line) => line.startsWith('│'));
  const [head = [], ...rows] = lines.map((line) =>
    line
      .split('│')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("'", '')),
  );
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

/**
 * The table of `npm run lighthouse`, a finding for each page.
 * @returns {Finding[]}
 */
export function ofLighthouse(/** @type {string} */ output) {
  const names = Object.keys(LIGHTHOUSE_BARS);
  return drawnTable(output).map((row) => {
    const values = names.map((name) => Number(at(row, name) || Number.NaN));
    const ok = Object.values(LIGHTHOUSE_BARS).every(({ isMet }, index) =>
      isMet(values[index] ?? Number.NaN),
    );
    const asked = Object.values(LIGHTHOUSE_BARS).map((bar) => bar.asked);
    return {
      name: at(row, '(index)'),
      asked: asked.join(' / '),
      seen: values.join(' / '),
      ok,
    };
  });
}

/**
 * The figures of `npm run bench -- --json`. Slowness is no failure; a wrong answer ends the bench.
 * @returns {Finding[]}
 */
export function ofBench(/** @type {unknown} */ figures) {
  return at(figures, 'rows').map((/** @type {any} */ row) => {
    const seen =
      row.kind === 'ratio'
        ? `${(number(row, 'ours') / number(row, 'peer')).toFixed(1)}× ${row.against}`
        : `p50 ${number(row, 'p50').toFixed(2)} ms, p99 ${number(row, 'p99').toFixed(2)} ms`;
    return { name: row.name, asked: at(row, 'target'), seen };
  });
}
