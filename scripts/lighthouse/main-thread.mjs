/*
 * What the main thread of a page did, read from a trace of Chromium. Wall time counts what the thread waited for the
 * processor, its own time doesn't: on a busy machine only the latter can be compared.
 */

/**
 * An event of a trace; times in microseconds. `tdur` is the processor's time.
 * @typedef {{
 *   name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: { data?: { documentLoaderURL?: string, url?: string } },
 * }} TraceEvent
 *
 * @typedef {{ wall: number, cpu: number, parts: { name: string, wall: number }[] }} Task  Times in milliseconds.
 */

/** What is named within a task; anything else is part of these, or short. */
const PARTS = [
  'EvaluateScript',
  'FunctionCall',
  'Layout',
  'Paint',
  'ParseHTML',
  'PrePaint',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'v8.compileModule',
];

/** Milliseconds. */
const milliseconds = (/** @type {number | undefined} */ microseconds = 0) => microseconds / 1000;

const endOf = (/** @type {TraceEvent} */ { ts, dur = 0 }) => ts + dur;

/** The events of the thread that drew a page. Throws where the trace has no such page. */
function eventsOfPage(/** @type {readonly TraceEvent[]} */ events, /** @type {string} */ url) {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${url}`);
  const { pid, tid, ts } = navigation;
  return events.filter((each) => each.pid === pid && each.tid === tid && each.ts >= ts);
}

/** What a task was made of, longest first: only what isn't within another such part. */
function partsOf(/** @type {TraceEvent} */ task, /** @type {readonly TraceEvent[]} */ candidates) {
  const within = candidates.filter(({ ts }) => ts >= task.ts && ts < endOf(task));
  const outermost = within.filter(
    (each) => !within.some((other) => other.ts < each.ts && endOf(other) >= endOf(each)),
  );
  return outermost
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .map(({ name, dur, args }) => {
      const file = args?.data?.url?.split('/').at(-1);
      return { name: file ? `${name} ${file}` : name, wall: milliseconds(dur) };
    });
}

/**
 * How long the main thread worked for a page, and its longest tasks.
 * @param {readonly TraceEvent[]} events
 * @param {string} url
 * @param {number} count How many tasks are told.
 */
export function mainThreadOf(events, url, count = 3) {
  const complete = eventsOfPage(events, url).filter(({ ph }) => ph === 'X');
  const tasks = complete.filter(({ name }) => name === 'RunTask');
  const candidates = complete.filter(({ name }) => PARTS.includes(name));
  const sum = (/** @type {(task: TraceEvent) => number | undefined} */ of) =>
    milliseconds(tasks.reduce((total, task) => total + (of(task) ?? 0), 0));
  const longest = tasks
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .slice(0, count)
    .map((task) => ({
      wall: milliseconds(task.dur),
      cpu: milliseconds(task.tdur),
      parts: partsOf(task, candidates),
    }));
  return { wall: sum(({ dur }) => dur), cpu: sum(({ tdur }) => tdur), longest };
}

/** A task as a line has it: wall and processor's time, and what most of it was. */
export function describeTask(/** @type {Task} */ { wall, cpu, parts }) {
  const named = parts
    .slice(0, 2)
    .filter((part) => part.wall >= 1)
    .map((part) => `${part.name} ${part.wall.toFixed(0)}`);
  return `${wall.toFixed(0)}/${cpu.toFixed(0)} (${named.join(', ') || 'many short ones'})`;
}
