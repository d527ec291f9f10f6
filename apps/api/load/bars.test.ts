import { expect, test } from 'vitest';
import { barsOf, barText, type FaultFigures, type Figures, faultBars, soakBars } from './bars.ts';

const minute = { heapUsed: 20e6, rss: 90e6, descriptors: 20, healthP99: 10 };
const tenfold = { goodput: 0.8, healthMs: { p99: 50 } };
const verdicts = (figures: Partial<Figures>) =>
  barsOf({ comparisons: [], tenfold, ...figures }).map(({ isMet }) => isMet);

test('there is a bar for what is served and for health', () => {
  expect(verdicts({})).toEqual([true, true]);
  expect(verdicts({ tenfold: { goodput: 0.79, healthMs: { p99: 51 } } })).toEqual([false, false]);
  expect(verdicts({ tenfold: { ...tenfold, healthMs: { p99: undefined } } })[1]).toBe(false);
});

test('each endpoint has a share of what Hono alone serves to reach', () => {
  const shares = (hello: number) => ({
    comparisons: [
      { name: 'hello', share: hello, minimum: 0.5 },
      { name: 'get_hint', share: 0.3, minimum: 0.3 },
    ],
  });
  expect(verdicts(shares(0.5))).toEqual([true, true, true, true]);
  expect(verdicts(shares(0.49))).toEqual([false, true, true, true]);
});

test('memory, what is open and health after a fifth of the time are compared with the end', () => {
  const cold = { ...minute, heapUsed: 90e6, descriptors: 90, healthP99: 300 };
  const soak = (heapUsed: number, descriptors: number, healthP99: number) =>
    soakBars([cold, minute, minute, minute, { ...minute, heapUsed, descriptors, healthP99 }]).map(
      ({ isMet }) => isMet,
    );
  expect(soak(23e6, 30, 50)).toEqual([true, true, true]);
  expect(soak(23.1e6, 31, 51)).toEqual([false, false, false]);
  expect(() => soakBars([])).toThrow('a minute at least');
});

test('on a busy machine health gets no slower in the long run, whatever one minute says', () => {
  const health = (...times: readonly number[]) =>
    soakBars(times.map((healthP99) => ({ ...minute, healthP99 }))).at(-1)?.isMet;
  const atFirst = [300, 300, 300, 80, 100, 120, 90, 90, 90, 90, 90, 90];
  expect(health(...atFirst, 500, 200, 70)).toBe(true);
  expect(health(...atFirst, 70, 201, 500)).toBe(false);
});

test('a bar says what was seen and what is asked', () => {
  const [goodput] = barsOf({
    comparisons: [],
    tenfold: { ...tenfold, goodput: 0.5 },
  });
  expect(goodput && barText(goodput)).toBe(
    '✗ ten times as much: 0.50 (at least 0.8 of what it carries)',
  );
});

test('each way in which a fault can go wrong misses a bar', () => {
  const harmless: FaultFigures = {
    name: 'locked',
    stored: 300,
    refused: 80,
    codes: 'storage-unavailable',
    unexpected: 0,
    lost: 0,
    twice: 0,
    storedThoughRefused: 0,
    healthP99: 50,
    firstRefusal: 0,
    notReady: 8,
    lastRefusal: -1,
    readyAgain: 8,
  };
  const missed = (change: Partial<FaultFigures>) =>
    faultBars({ ...harmless, ...change })
      .filter(({ isMet }) => !isMet)
      .map(({ name }) => name);
  expect(missed({})).toEqual([]);
  expect(missed({ refused: 0, notReady: undefined })).toEqual([]);
  expect(missed({ lost: 1 })).toEqual(['locked, confirmed messages that are lost']);
  expect(missed({ twice: 1 })).toHaveLength(1);
  expect(missed({ storedThoughRefused: 1 })).toHaveLength(1);
  expect(missed({ unexpected: 1 })).toHaveLength(1);
  expect(missed({ healthP99: 51 })).toEqual(['locked, health meanwhile, 99 %']);
  expect(missed({ notReady: undefined })).toEqual(['locked, until readiness tells it']);
  expect(missed({ notReady: 8.1 })).toHaveLength(1);
  expect(missed({ readyAgain: 8.1 })).toEqual(['locked, until it is over']);
  expect(missed({ lastRefusal: 8.1 })).toHaveLength(1);
});
