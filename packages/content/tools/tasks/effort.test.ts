import { Position, type TaughtStep } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { ofToday } from '../../../engine/src/testing/day.ts';
import {
  loadTasks,
  openTask,
  type StationWithTasks,
  stationOf,
  taskKey,
} from '../../src/course/index.ts';
import { STATIONS_WITH_TASKS } from '../../src/course/load-tasks.ts';
import { effortOf } from './effort.ts';
import { looksUntilFound, startsOf } from './starts.ts';

async function openedOf(id: StationWithTasks) {
  const station = stationOf(id);
  const [first, ...others] = await loadTasks(id);
  const tasks = first ? [first, ...ofToday(others, DAYS)] : [];
  return tasks.map((task) => ({ station, task, open: openTask(station, task) }));
}

/** Each task is looked at again within so many days. */
const DAYS = 4;

const OPENED = new Map(
  await Promise.all(STATIONS_WITH_TASKS.map(async (id) => [id, await openedOf(id)] as const)),
);

function firstOf(id: StationWithTasks) {
  const [first] = OPENED.get(id) ?? [];
  if (!first) throw new Error(`no task of ${id}`);
  return first;
}

test.each(STATIONS_WITH_TASKS)('the tasks of %s have the effort of their boards', (id) => {
  const others = (OPENED.get(id) ?? []).filter(
    ({ station, task, open }) => effortOf(open, station, task) !== task.effort,
  );
  expect(others.map(({ task }) => taskKey(task))).toEqual([]);
});

describe('a task takes more', () => {
  test.each(['pointing-pairs', 'naked-pair', 'swordfish'] as const)(
    '%s: the more notes were taken away',
    (id) => {
      const { open, station, task } = firstOf(id);
      const more = { ...open, ruledOut: [{ cell: 0, digit: 1 as const }, ...open.ruledOut] };
      expect(effortOf(more, station, task)).toBeGreaterThan(task.effort);
    },
  );

  test('the fewer patterns lead on', () => {
    const opened = OPENED.get('naked-pair') ?? [];
    const several = opened.filter(({ open }) => open.patterns.length > 1);
    expect(several.length).toBeGreaterThan(5);
    for (const { open, station, task } of several) {
      const alone = open.patterns.filter((each) => isSame(each, open.step));
      expect(effortOf({ ...open, patterns: alone }, station, task)).toBeGreaterThanOrEqual(
        task.effort,
      );
    }
  });

  test('in a line than in a box, all else being equal', () => {
    // Two notes in two cells of row 1: beside each other in a box, and then in boxes apart.
    const effortOfPair = (cells: readonly [number, number], houses: readonly number[]) => {
      const step: TaughtStep = {
        technique: 'naked-pair',
        placements: [],
        eliminations: [{ cell: 8, digit: 1 }],
        evidence: { cells, digits: [1, 2], houses },
      };
      const { open, station, task } = firstOf('naked-pair');
      return effortOf({ ...open, position: EMPTY, step, patterns: [step] }, station, task);
    };
    expect(effortOfPair([0, 3], [0])).toBeGreaterThan(effortOfPair([0, 1], [0, 18]));
  });
});

const EMPTY = Position.fromGrid('.'.repeat(81));

function isSame(one: TaughtStep, other: TaughtStep | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('the looks until a pattern is found', () => {
  const found: TaughtStep = {
    technique: 'naked-single',
    placements: [{ cell: 40, digit: 5 }],
    eliminations: [],
    evidence: { cell: [40], digit: [5] },
  };
  const startAt = (cell: number, order: number) => ({ key: `cell ${cell}`, order });

  test('are those before it in the order, and half of what is as good as it', () => {
    const starts = [
      startAt(1, 1),
      startAt(2, 1),
      startAt(40, 2),
      startAt(3, 2),
      startAt(4, 2),
      startAt(5, 3),
    ];
    expect(looksUntilFound(starts, [found])).toBe(4);
  });

  test('are half of all where it is not there', () => {
    expect(looksUntilFound([startAt(1, 1), startAt(2, 2), startAt(3, 3)], [found])).toBe(2);
  });

  test('begin in the fullest house, or with the digit that has the fewest cells', () => {
    const { open } = firstOf('lines');
    const orders = startsOf(open.position, 'hidden-single', ['row', 'column']).map(
      ({ order }) => order,
    );
    expect(Math.min(...orders)).toBeLessThan(9);
    const digits = startsOf(open.position, 'x-wing');
    expect(digits.every(({ order }) => order >= 2)).toBe(true);
  });

  test.each(STATIONS_WITH_TASKS)('%s: whatever is to be found begins somewhere', (id) => {
    for (const { open, task, station } of OPENED.get(id) ?? []) {
      if (!open.step || task.kind === 'near-miss') continue;
      const kinds = station.kind === 'technique' ? station.houses : undefined;
      const starts = startsOf(open.position, open.step.technique, kinds);
      expect(looksUntilFound(starts, [open.step]), taskKey(task)).toBeLessThanOrEqual(
        starts.length,
      );
    }
  });
});
