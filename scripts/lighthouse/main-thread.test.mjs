import { expect, test } from 'vitest';
import { describeTask, mainThreadOf } from './main-thread.mjs';

const URL = 'http://localhost/en';
const PAGE = { pid: 7, tid: 1 };

/** @returns {import('./main-thread.mjs').TraceEvent} */
const task = (/** @type {number} */ ts, /** @type {number} */ dur, /** @type {number} */ tdur) => ({
  ...PAGE,
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
});

/** @returns {import('./main-thread.mjs').TraceEvent} */
const part = (
  /** @type {string} */ name,
  /** @type {number} */ ts,
  /** @type {number} */ dur,
  /** @type {string | undefined} */ url = undefined,
) => ({ ...PAGE, name, ph: 'X', ts, dur, args: { data: url ? { url } : {} } });

const EVENTS = [
  task(0, 90_000, 90_000),
  {
    ...PAGE,
    name: 'navigationStart',
    ph: 'R',
    ts: 1000,
    args: { data: { documentLoaderURL: URL } },
  },
  task(2000, 30_000, 20_000),
  part('EvaluateScript', 3000, 12_000, `${URL}/assets/app-1.js`),
  part('FunctionCall', 4000, 10_000),
  part('Layout', 16_000, 14_000),
  part('Paint', 31_000, 400),
  task(40_000, 5000, 5000),
  { ...task(41_000, 70_000, 70_000), pid: 8 },
  { ...task(41_000, 70_000, 70_000), tid: 2 },
  task(50_000, 8000, 1000),
];

test('the time of the main thread counts from the navigation on, and on no other thread', () => {
  const { wall, cpu } = mainThreadOf(EVENTS, URL);
  expect({ wall, cpu }).toEqual({ wall: 43, cpu: 26 });
});

test('the longest tasks are told with what they were made of', () => {
  const { longest } = mainThreadOf(EVENTS, URL, 2);
  expect(longest.map(describeTask)).toEqual([
    '30/20 (Layout 14, EvaluateScript app-1.js 12)',
    '8/1 (many short ones)',
  ]);
});

test('a page that the trace has not is an error', () => {
  expect(() => mainThreadOf(EVENTS, 'http://localhost/ja')).toThrow('no navigation to');
});
