/* Every task of the course is proved: what it asks for is there, and nothing else. */
import {
  findPatterns,
  formatGrid,
  obstaclesOf,
  Position,
  pathFrom,
  stepPattern,
} from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { ofToday } from '../../../engine/src/testing/day.ts';
import { readBank } from '../../tools/tasks/bank.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { loadTasks, STATIONS_WITH_TASKS } from './load-tasks.ts';
import { openTask } from './open-task.ts';
import { stationOf, techniquesBefore } from './station.ts';
import { type CourseTask, GRADES, type Question, taskKey } from './task.ts';
import { faultOf } from './testing/faults.ts';
import { wrongCells } from './testing/plain-board.ts';

/** Patterns are searched for slowly: each task has its turn within so many days, near misses every day. */
const DAYS = 5;

const PROBLEMS = new Map(readBank().map(({ id, puzzle }) => [id, puzzle]));

const COURSE = await Promise.all(
  STATIONS_WITH_TASKS.map(async (id) => {
    const station = stationOf(id);
    const tasks = await loadTasks(id);
    return {
      id,
      station,
      tasks,
      opened: tasks.map((task) => ({ task, open: openTask(station, task) })),
    };
  }),
);

function tasksOf(id: (typeof STATIONS_WITH_TASKS)[number]): readonly CourseTask[] {
  return COURSE.find((each) => each.id === id)?.tasks ?? [];
}

/** Tasks that ask the same, so that their efforts compare. */
function bySort(tasks: readonly CourseTask[]): CourseTask[][] {
  const sorts = new Map<string, CourseTask[]>();
  for (const task of tasks) {
    const sort = task.kind === 'which-one' ? task.technique : task.kind;
    sorts.set(sort, [...(sorts.get(sort) ?? []), task]);
  }
  return [...sorts.values()];
}

describe.each(COURSE)('the tasks of $id', ({ id, station, tasks, opened }) => {
  test('are enough for each grade, of different puzzles of the bank', () => {
    for (const grade of GRADES) {
      const own = tasks.filter((task) => task.grade === grade);
      expect(own.length, `grade ${grade}`).toBeGreaterThanOrEqual(18);
    }
    expect(new Set(tasks.map(taskKey)).size).toBe(tasks.length);
    expect(new Set(tasks.map(({ puzzle }) => puzzle)).size).toBe(tasks.length);
    const others = tasks.filter(({ puzzle, givens }) => {
      const problem = PROBLEMS.get(puzzle);
      return !problem || formatGrid(problem.givens) !== givens;
    });
    expect(others).toEqual([]);
  });

  test('grow harder, within a grade and from one to the next', () => {
    for (const same of bySort(tasks)) {
      const efforts = same.map(({ effort }) => effort);
      expect(efforts).toEqual([...efforts].sort((one, other) => one - other));
    }
  });

  test('open on a board whose digits and candidates are right', () => {
    const wrong = opened.filter(({ task, open: { givens, position } }) => {
      const solution = PROBLEMS.get(task.puzzle)?.solution;
      const isRight = solution && wrongCells(position, solution).length === 0;
      return formatGrid(givens) !== task.givens || !isRight;
    });
    expect(wrong.map(({ task }) => taskKey(task))).toEqual([]);
  });

  test('ask for what a plain search finds, too @14.8', { timeout: LONG_TEST_MS }, () => {
    const isMiss = ({ task }: (typeof opened)[number]) => task.kind === 'near-miss';
    const others = opened.filter((each) => !isMiss(each));
    const asked = [...opened.filter(isMiss), ...ofToday(others, DAYS)];
    const faults = asked.flatMap(({ task, open }) => {
      const fault = faultOf(station, task, open);
      return fault ? [`${taskKey(task)}: ${fault}`] : [];
    });
    expect(faults, id).toEqual([]);
  });
});

describe('the tasks of a technique', () => {
  const techniques = COURSE.filter(({ station }) => station.kind === 'technique');

  test.each(techniques)('$id: a third of the second grade are near misses', ({ tasks }) => {
    const second = tasks.filter(({ grade }) => grade === 2);
    const misses = tasks.filter(({ kind }) => kind === 'near-miss');
    const share = second.filter(({ kind }) => kind === 'near-miss').length / second.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
    expect(misses.some(({ grade }) => grade === 1)).toBe(false);
  });

  const singles = COURSE.filter(({ id }) => ['boxes', 'lines', 'naked-single'].includes(id));

  test.each(singles)('$id: the digits on the board are reason enough', ({ opened }) => {
    for (const { task, open } of opened) {
      const { position, ruledOut } = open;
      expect(ruledOut, taskKey(task)).toEqual([]);
      expect(position.emptyCells.size, taskKey(task)).toBeGreaterThanOrEqual(20);
    }
  });

  test.each(techniques)('$id: few notes were taken away before', ({ opened }) => {
    const counts = opened.map(({ open }) => open.ruledOut.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(30);
  });

  test('the first swordfish are small', () => {
    for (const task of tasksOf('swordfish').slice(0, 3)) {
      const { step, position } = openTask(stationOf('swordfish'), task);
      expect(step && stepPattern(step).cells.length).toBeLessThan(8);
      expect(position.emptyCells.size).toBeLessThan(45);
    }
  });
});

test('techniques that are to be told apart come equally often', () => {
  const techniques = techniquesBefore('which-one');
  expect(techniques).toHaveLength(6);
  for (const grade of GRADES) {
    const own = tasksOf('which-one').filter((task) => task.grade === grade);
    const counts = techniques.map(
      (technique) =>
        own.filter((task) => task.kind === 'which-one' && task.technique === technique).length,
    );
    expect(new Set(counts), `grade ${grade}: ${counts}`).toEqual(new Set([3]));
  }
});

test('whole puzzles are no tasks', async () => {
  expect(await loadTasks('whole-puzzle')).toEqual([]);
});

describe('a task that is not what it says', () => {
  const station = stationOf('x-wing');
  const [task] = tasksOf('x-wing');
  if (!task) throw new Error('no task');

  test.each<[string, Partial<CourseTask>]>([
    ['a damaged board', { givens: '..' }],
    ['a place behind the end', { place: 81 }],
    ['another step at its place', { place: 0 }],
    ['a near miss at the very start', { kind: 'near-miss', place: 0 }],
  ])("can't be opened: %s", (_, change) => {
    const other = { ...task, ...change } as CourseTask;
    expect(() => openTask(station, other)).toThrow(`${task.puzzle}@${other.place}`);
  });

  test("can't be opened at a station without a technique", () => {
    expect(() => openTask(stationOf('board'), task)).toThrow('board teaches no technique');
  });
});

describe('the proof finds out', () => {
  const fish = stationOf('x-wing');
  const [one, other] = COURSE.find(({ id }) => id === 'x-wing')?.opened ?? [];
  if (!one || !other) throw new Error('too few tasks');
  const { task, open } = one;
  const { puzzle, place, givens, effort, grade } = task;
  const asking = (question: Question) => ({ puzzle, place, givens, effort, grade, ...question });
  const miss = asking({ kind: 'near-miss' });

  test.each([
    ['other patterns are there', faultOf(fish, task, { ...open, patterns: [] })],
    ['it is not there', faultOf(fish, task, { ...one.open, step: other.open.step })],
    ['it is one in some reading', faultOf(fish, miss, open)],
    ['other patterns are there', faultOf(fish, miss, { ...open, patterns: [] })],
    [
      'these go on: ',
      faultOf(
        stationOf('which-one'),
        asking({ kind: 'which-one', technique: 'hidden-pair' }),
        open,
      ),
    ],
  ])('%s', (expected, fault) => {
    expect(fault).toBe(expected);
  });

  // Boards on which it was said to be no X-Wing, while a player who looked further could see that it was one.
  test.each([
    { id: 'hard-0182', asked: 23, shown: 20, expected: 'a single is open' },
    {
      id: 'hard-0095',
      asked: 18,
      shown: 14,
      expected: 'these take away what is in the way: naked-pair',
    },
  ])('$expected, on $id', ({ id, asked, shown, expected }) => {
    const { givens: start } = PROBLEMS.get(id) ?? {};
    if (!start) throw new Error('no puzzle');
    const path = [...pathFrom(Position.fromGrid(start))];
    const [step, position] = [path[asked]?.step, path[shown]?.position];
    if (!step || !position) throw new Error('the path is shorter');
    const obstacles = obstaclesOf(step, position);
    const patterns = [...findPatterns(position, 'x-wing')];
    const shownOpen = { ...open, givens: start, position, step, obstacles, patterns };
    expect(faultOf(fish, miss, shownOpen)).toBe(expected);
  });

  const [board] = COURSE.find(({ id }) => id === 'board')?.opened ?? [];
  test.each<[string, Question]>([
    ['the house has not one empty cell', { kind: 'last-cell', house: 30 }],
    ['the cells are not empty', { kind: 'common-peers', cells: [0, 80] }],
    ['it is no box', { kind: 'places', house: 0, digit: 1 }],
    ['0 candidates', { kind: 'candidates', cell: 99 }],
    ['the digit does not go there', { kind: 'stale-notes', cell: 99, digit: 1 }],
  ])('%s', (expected, question) => {
    if (!board) throw new Error('no task');
    expect(faultOf(stationOf('board'), asking(question), board.open)).toBe(expected);
  });
});
