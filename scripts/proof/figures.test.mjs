import { describe, expect, test } from 'vitest';
import * as figures from './figures.mjs';

const verdicts = (/** @type {import('./rows.mjs').Finding[]} */ findings) =>
  findings.map(({ ok }) => ok);

test('runners: a failure, a flaky test, a file that fails and a run of nothing fall short', () => {
  const vitest = (passed = 0, failed = 0, suites = 0) =>
    figures.ofVitest({
      numPassedTests: passed,
      numFailedTests: failed,
      numFailedTestSuites: suites,
    });
  expect([vitest(3), vitest(3, 1), vitest(3, 0, 1), vitest()].flatMap(verdicts)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const playwright = (expected = 0, unexpected = 0, flaky = 0) =>
    figures.ofPlaywright({ stats: { expected, unexpected, flaky } });
  expect(
    [playwright(3), playwright(3, 1), playwright(3, 0, 1), playwright()].flatMap(verdicts),
  ).toEqual([true, false, false, false]);
  expect(() => figures.ofVitest({})).toThrow('numPassedTests');
});

test('mutants: timeouts are noticed, what no test runs is not, and what did not compile is no mutant', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError'];
  const report = { files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } };
  expect(figures.ofStryker(report, { name: 'hints', least: 60 })).toEqual({
    name: 'hints',
    asked: '60 % at least',
    seen: '60.0 % of 5 mutants noticed',
    ok: true,
  });
  expect(figures.ofStryker(report, { name: 'hints', least: 61 }).ok).toBe(false);
  expect(figures.ofStryker({ files: {} }, { name: 'hints', least: 0 }).ok).toBe(false);
});

describe('load', () => {
  const load = (goodput = 0.9, p99 = 10) => ({
    perSecond: { hint: 1000 },
    tenfold: { goodput, healthMs: { p99 } },
  });

  test('has a bar for what is served and for health', () => {
    expect(verdicts(figures.ofLoad(load()))).toEqual([undefined, true, true]);
    expect(verdicts(figures.ofLoad(load(0.79, 51)))).toEqual([undefined, false, false]);
    expect(() => figures.ofLoad({ ...load(), tenfold: {} })).toThrow('tenfold.goodput');
  });

  test('compares memory, what is open and health after a fifth of the time with the end', () => {
    const soak = (heapUsed = 23e6, descriptors = 30, healthP99 = 50) => ({
      soak: [
        { heapUsed: 90e6, descriptors: 90, healthP99: 300 },
        ...Array.from({ length: 3 }, () => ({ heapUsed: 20e6, descriptors: 20, healthP99: 10 })),
        { heapUsed, descriptors, healthP99 },
      ],
    });
    expect(verdicts(figures.ofServerSoak(soak()))).toEqual([true, true, true]);
    expect(verdicts(figures.ofServerSoak(soak(23.1e6, 31, 51)))).toEqual([false, false, false]);
  });
});

describe('what browser tests note', () => {
  const report = (/** @type {Record<string, number>} */ noted) => ({
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    suites: [
      { specs: [{ tests: [{ annotations: [] }] }] },
      {
        suites: [
          {
            specs: [
              {
                tests: [{ annotations: [{ type: 'figures', description: JSON.stringify(noted) }] }],
              },
            ],
          },
        ],
      },
    ],
  });

  test('is found wherever the test stands', () => {
    expect(verdicts(figures.ofEntrySpeed(report({ entryP95: 50 })))).toEqual([true, true]);
    expect(verdicts(figures.ofEntrySpeed(report({ entryP95: 56 })))).toEqual([true, false]);
    expect(() => figures.ofEntrySpeed(report({}))).toThrow('entryP95');
  });

  test('has a bar for the heap of the page', () => {
    const noted = { minutes: 30, heapBefore: 9e6, heapAfter: 12e6, nodesBefore: 5, nodesAfter: 6 };
    expect(verdicts(figures.ofPageMemory(report(noted)))).toEqual([true, true, undefined]);
    const more = report({ ...noted, heapAfter: 12.1e6 });
    expect(verdicts(figures.ofPageMemory(more))).toEqual([true, false, undefined]);
  });
});

test('Lighthouse: the table that is drawn, a page a line', () => {
  const drawn = (/** @type {string[]} */ ...values) => `
┌─────────┬─────┐
│ (index) │ performance │ accessibility │ best-practices │ seo │ LCP ms │ TBT ms │ CLS │
├─────────┼─────┤
│ /en     │ ${values.join(' │ ')} │
└─────────┴─────┘`;
  expect(figures.ofLighthouse(drawn('100', '100', '100', '100', '1180.5', '40', '0'))).toEqual([
    {
      name: '/en',
      asked: '100 / 100 / 100 / 100 / ≤ 1200 / ≤ 100 / 0',
      seen: '100 / 100 / 100 / 100 / 1180.5 / 40 / 0',
      ok: true,
    },
  ]);
  const short = drawn('99', '100', '100', '100', '1180.5', '40', '0');
  const unknown = drawn('NaN', '100', '100', '100', '1180.5', '40', '0');
  expect(verdicts([short, unknown].flatMap(figures.ofLighthouse))).toEqual([false, false]);
  expect(figures.ofLighthouse('nothing')).toEqual([]);
});

test('benches are told', () => {
  const rows = [
    { name: 'prove', target: '2×', against: 'qqwing', kind: 'ratio', ours: 30, peer: 10 },
    { name: 'hint', target: '5 ms', kind: 'latency', p50: 0.5, p99: 2 },
  ];
  expect(figures.ofBench({ rows })).toEqual([
    { name: 'prove', asked: '2×', seen: '3.0× qqwing' },
    { name: 'hint', asked: '5 ms', seen: 'p50 0.50 ms, p99 2.00 ms' },
  ]);
});
