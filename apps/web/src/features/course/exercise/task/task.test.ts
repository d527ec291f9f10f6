import { type CourseTask, loadTasks, STATIONS, type Station } from '@nanpure/content/course';
import { type ExerciseMode, loadExerciseWriter } from '@nanpure/content/exercise';
import { CELLS, type Cell, cellsOf, DIGITS, stepPattern } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { ofToday } from '../../../../../../../packages/engine/src/testing/day.ts';
import { TECHNIQUES_LEARNT } from '../questions/which-one.ts';
import { askedOf, isWon } from './play.ts';
import {
  moveTask,
  newTask,
  nextHelp,
  outcomeOf,
  type TaskMove,
  type TaskState,
} from './task-state.ts';
import { promptOf, verdictOf } from './task-texts.ts';
import { taskLines, taskViews } from './task-views.ts';

const WRITERS = [await loadExerciseWriter('en'), await loadExerciseWriter('ja')];
const MODES: readonly ExerciseMode[] = ['guided', 'half', 'free'];

/** A task is looked at on one day of so many. */
const DAYS = 10;

interface Asked {
  readonly station: Station;
  readonly task: CourseTask;
  readonly mode: ExerciseMode;
}

const tasks: readonly Asked[] = (
  await Promise.all(
    STATIONS.map(async (station) => {
      const all = await loadTasks(station.id);
      return all.map((task, index): Asked => ({ station, task, mode: MODES[index % 3] ?? 'free' }));
    }),
  )
).flat();

const TODAY = ofToday(tasks, DAYS);

function begin({ station, task, mode }: Asked, isTest = false): TaskState {
  return newTask(task, { mode, station, isTest });
}

function textsOf(state: TaskState): string[] {
  return WRITERS.flatMap((writer) => [promptOf(writer, state.play), verdictOf(writer, state, 0)]);
}

/** What a cell shows of its own, besides the colours around it. */
function drawnAt(state: TaskState, cell: Cell) {
  const { notes, eliminated } = taskViews(state)[cell] ?? {};
  return { notes, eliminated, isRinged: taskLines(state).rings.some((ring) => ring.cell === cell) };
}

/** Every try that could be made now. */
function triesAt({ play, selected }: TaskState): TaskMove[] {
  switch (askedOf(play)) {
    case 'cells':
    case 'all-cells':
      return CELLS.map((cell) => ({ type: 'cell', cell }));
    case 'digit':
    case 'all-digits':
      return DIGITS.map((digit) => ({ type: 'digit', cell: selected, digit }));
    case 'candidates':
      return CELLS.flatMap((cell) =>
        DIGITS.map((digit): TaskMove => ({ type: 'digit', cell, digit })),
      );
    case 'yes-no':
      return [true, false].map((isYes) => ({ type: 'answer', isYes }));
    case 'technique':
      return TECHNIQUES_LEARNT.map((technique) => ({ type: 'technique', technique }));
    case 'nothing':
      return [];
  }
}

/** Of the tries, those that find a pattern: one cell of it after the other. */
function wiseTriesAt(state: TaskState): TaskMove[] {
  const { play } = state;
  if (askedOf(play) !== 'cells' || !('attempt' in play)) return triesAt(state);
  return stepPattern(play.attempt.exercise.step).cells.map((cell) => ({ type: 'cell', cell }));
}

/** Tries whatever there is, in order, until all is found. */
function solved(start: TaskState): TaskState {
  let state = start;
  // Each round finds something: a pattern and what it removes take few.
  for (let round = 0; round < 20 && askedOf(state.play) !== 'nothing'; round++) {
    for (const move of wiseTriesAt(state)) {
      const asked = askedOf(state.play);
      if (move.type === 'cell') state = moveTask(state, { type: 'select', cell: move.cell });
      state = moveTask(state, move);
      if (askedOf(state.play) !== asked) break;
    }
  }
  return state;
}

describe('the tasks of the stations', () => {
  test('there are some for today', () => {
    expect(TODAY.length).toBeGreaterThan(20);
  });

  test('are all asked in words, in both languages', () => {
    const unasked = TODAY.filter((asked) => {
      const [en = '', , ja = ''] = textsOf(begin(asked));
      return !/^[A-Z].*[?.]$/.test(en) || !/[？。]$/.test(ja) || /undefined/.test(en + ja);
    });
    expect(unasked).toEqual([]);
  });

  test('begin with a selection that tells no answer: places are asked for from the first cell of their house', () => {
    const asking = tasks.filter(({ task }) => task.kind === 'places');
    const places = asking.flatMap((asked) => {
      const { play, selected } = begin(asked);
      const isPlaces = play.kind === 'cells' && play.question.kind === 'places';
      return isPlaces ? [{ first: Math.min(...cellsOf(play.question.house)), selected }] : [];
    });
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter(({ first, selected }) => first !== selected)).toEqual([]);
  });

  test('come to an end by tries alone, and every try is answered', () => {
    for (const asked of TODAY) {
      const start = begin(asked);
      for (const move of triesAt(start)) {
        const after = moveTask(start, move);
        if (after === start || askedOf(after.play) !== askedOf(start.play)) continue;
        const [, en = '', , ja = ''] = textsOf(after);
        expect(`${en} / ${ja}`).toMatch(/^[A-Z0-9].*[.!?].* \/ .*[。！？]$/);
      }
      const end = solved(start);
      expect(outcomeOf(end), JSON.stringify(asked.task)).toBeDefined();
    }
  });

  test('a cell that the question names is answered, too, and is no miss', () => {
    const searches = tasks
      .filter(({ task }) => task.kind === 'common-peers' || task.kind === 'stale-notes')
      .map((asked) => begin(asked, true));
    expect(searches.length).toBeGreaterThan(10);
    for (const state of searches) {
      const { play } = state;
      if (play.kind !== 'cells' || play.question.kind === 'places')
        throw new Error('no such search');
      const { question, wanted } = play;
      const named = question.kind === 'stale-notes' ? [question.cell] : question.cells;
      const tried = named.map((cell) => moveTask(state, { type: 'cell', cell }));
      for (const after of tried) {
        expect(textsOf(after)[1]).toMatch(/^The question is about row \d column \d/);
        const won = wanted.reduce((each, cell) => moveTask(each, { type: 'cell', cell }), after);
        expect(outcomeOf(won)).toBe('clean');
      }
    }
  });

  test('show on the board what was found, in cells that stay empty, too', () => {
    const searches = tasks.map((asked) => begin(asked)).filter(({ play }) => play.kind === 'cells');
    const kinds = new Map(
      searches.map((state) => [state.play.kind === 'cells' && state.play.question.kind, state]),
    );
    expect(kinds.size).toBe(3);
    for (const start of kinds.values()) {
      if (start.play.kind !== 'cells') continue;
      for (const cell of start.play.wanted) {
        const after = moveTask(start, { type: 'cell', cell });
        expect(drawnAt(after, cell)).not.toEqual(drawnAt(start, cell));
      }
    }
  });

  test('are helped step by step: every press says something new, and the last one shows the answer', () => {
    for (const asked of TODAY) {
      let state = begin(asked);
      const said: string[] = [];
      while (nextHelp(state)) {
        state = moveTask(state, { type: 'help' });
        const [, en = ''] = textsOf(state);
        expect(en).not.toBe('');
        expect(said).not.toContain(en);
        said.push(en);
        expect(taskLines(state).houses.length + taskViews(state).length).toBeGreaterThan(80);
        expect(outcomeOf(state)).toBeUndefined();
      }
      expect(said.length).toBeLessThanOrEqual(2);
      state = moveTask(state, { type: 'help' });
      expect(outcomeOf(state)).toBe('shown');
      expect(isWon(state.play)).toBe(false);
      expect(textsOf(state).every((text) => text !== '')).toBe(true);
    }
  });

  test('a test gives no help: the first press shows the answer', () => {
    for (const asked of TODAY) {
      expect(outcomeOf(moveTask(begin(asked, true), { type: 'help' }))).toBe('shown');
    }
  });
});

describe('the outcome of a task', () => {
  const lastCell = tasks.find(({ task, mode }) => task.kind === 'last-cell' && mode !== 'free');
  const start = (isTest: boolean) => {
    if (!lastCell) throw new Error('no task');
    return begin(lastCell, isTest);
  };
  const tryDigits = (state: TaskState, isRight: boolean, count = 1): TaskState => {
    const { play } = state;
    if (play.kind !== 'digits') throw new Error('no search for a digit');
    return DIGITS.filter((digit) => play.wanted.includes(digit) === isRight)
      .slice(0, count)
      .reduce<TaskState>(
        (before, digit) => moveTask(before, { type: 'digit', cell: play.cell, digit }),
        state,
      );
  };

  test.each([
    { wrong: 0, isTest: false, outcome: 'clean' },
    { wrong: 1, isTest: false, outcome: 'clean' },
    { wrong: 2, isTest: false, outcome: 'helped' },
    { wrong: 0, isTest: true, outcome: 'clean' },
    { wrong: 1, isTest: true, outcome: 'shown' },
  ])('$outcome after $wrong wrong tries, in a test: $isTest', ({ wrong, isTest, outcome }) => {
    expect(outcomeOf(tryDigits(tryDigits(start(isTest), false, wrong), true))).toBe(outcome);
  });

  test('notes that were shown are help', () => {
    const state = moveTask(start(false), { type: 'notes' });
    expect(outcomeOf(tryDigits(state, true))).toBe('helped');
  });
});
