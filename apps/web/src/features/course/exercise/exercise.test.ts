import {
  type Candidate,
  CELLS,
  type Cell,
  DIGITS,
  Position,
  stepPattern,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
} from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  answer,
  askedOf,
  newAttempt,
  showAnswer,
  tryCandidate,
  tryCell,
} from './attempt/attempt.ts';
import type { Exercise } from './attempt/exercise.ts';
import { answersTo, shownCells } from './attempt/shown.ts';
import { canHideNotes, exerciseViews } from './exercise-views.ts';
import { exercisesOf, MODES } from './testing/exercises.ts';

/** So many exercises of each kind are looked at. */
const NUMBERS = [...new Array(12).keys()];

/** The board with its candidates, as text. */
function textOf({ position }: Exercise): string {
  return CELLS.map(
    (cell) => position.valueAt(cell) || `(${position.digitsAt(cell).join('')})`,
  ).join('');
}

const patternCells = (step: TaughtStep) => stepPattern(step).cells;

const EVERY_CANDIDATE: readonly Candidate[] = CELLS.flatMap((cell) =>
  DIGITS.map((digit) => ({ cell, digit })),
);

function isSame(one: Candidate, other: Candidate): boolean {
  return one.cell === other.cell && one.digit === other.digit;
}

function isOne({ obstacles }: Exercise): boolean {
  return obstacles.length === 0;
}

/** What follows from the pattern is answered, if it is asked for. */
function concluded(attempt: Attempt): Attempt {
  return attempt.known
    .flatMap(({ placements, eliminations }) => [...placements, ...eliminations])
    .reduce(tryCandidate, attempt);
}

function tryAllCells(attempt: Attempt, cells: readonly Cell[]): Attempt {
  return cells.reduce(tryCell, attempt);
}

async function exercisesByTechnique() {
  return await Promise.all(
    TAUGHT_TECHNIQUES.map(async ({ id }) => {
      const lists = MODES.map(
        async (mode) => [mode, await exercisesOf(id, mode, NUMBERS)] as const,
      );
      return { id, byMode: new Map(await Promise.all(lists)) };
    }),
  );
}

describe.each(await exercisesByTechnique())('the exercises of $id', ({ byMode }) => {
  const all = [...byMode.values()].flat();
  const of = (mode: Exercise['mode']) => byMode.get(mode) ?? [];

  test('with help: what follows wins, anything else gets a reason and is kept out', () => {
    for (const exercise of of('guided')) {
      const { step } = exercise;
      const wanted = [...step.placements, ...step.eliminations];
      const start = newAttempt(exercise);
      const answers = EVERY_CANDIDATE.map((candidate) => ({
        candidate,
        isWanted: wanted.some((each) => isSame(each, candidate)),
        after: tryCandidate(start, candidate),
      }));
      const misjudged = answers.filter(
        ({ isWanted, after }) => after.found.length !== Number(isWanted) || !after.verdict,
      );
      expect(misjudged).toEqual([]);
      expect(answers.filter(({ after }) => after.isWon)).toHaveLength(wanted.length === 1 ? 1 : 0);
      expect(wanted.reduce(tryCandidate, start)).toMatchObject({
        isWon: true,
        verdict: { kind: 'right' },
      });
    }
  });

  test('with half the help: a part is missing, and finding it wins', () => {
    for (const exercise of of('half')) {
      const shown = shownCells(exercise);
      const missing = patternCells(exercise.step).filter((cell) => !shown.includes(cell));
      expect(missing.length).toBeGreaterThan(0);
      const views = exerciseViews(newAttempt(exercise), false);
      expect(shown.map((cell) => views[cell]?.hint)).toEqual(shown.map(() => 'pattern'));
      expect(concluded(tryAllCells(newAttempt(exercise), missing)).isWon).toBe(true);
    }
  });

  test('without help: any instance wins', () => {
    for (const exercise of of('free')) {
      for (const instance of answersTo(exercise)) {
        const { isWon, solvedBy } = concluded(
          tryAllCells(newAttempt(exercise), patternCells(instance)),
        );
        expect(isWon).toBe(true);
        const covered = new Set(exercise.patterns.flatMap(patternCells));
        expect(solvedBy?.flatMap(patternCells).every((cell) => covered.has(cell))).toBe(true);
      }
    }
  });

  test('without help: cells outside of all instances get a reason', () => {
    for (const exercise of of('free')) {
      const { emptyCells } = exercise.position;
      const why = exercise.step.technique === 'naked-single' ? 'fits-both' : 'in-no-pattern';
      const covered = exercise.patterns.flatMap(patternCells);
      const tries = CELLS.filter((cell) => !covered.includes(cell)).map((cell) => ({
        cell,
        after: tryCell(newAttempt(exercise), cell),
      }));
      for (const { cell, after } of tries) {
        const tried = { code: emptyCells.has(cell) ? why : 'filled', cell };
        expect(after.verdict).toMatchObject({ kind: 'tried', tried });
        expect(after.tapped.cells).toEqual([]);
      }
    }
  });

  test('asked whether it is one, the true answer wins and no other', () => {
    for (const exercise of of('near-miss')) {
      const start = newAttempt(exercise);
      expect(concluded(answer(start, isOne(exercise))).isWon).toBe(true);
      expect(answer(start, !isOne(exercise))).toMatchObject({ isWon: false });
      expect(answer(start, !isOne(exercise)).solvedBy).toBeDefined();
    }
  });

  test('what follows from a found pattern is asked for, and nothing else will do', () => {
    for (const exercise of [...of('half'), ...of('free')]) {
      const found = tryAllCells(newAttempt(exercise), patternCells(exercise.step));
      const isPlacing = exercise.step.placements.length > 0;
      expect(askedOf(found)).toBe(isPlacing ? 'digit' : 'candidates');
      expect(found).toMatchObject({ isWon: false, verdict: { kind: 'found' } });
      expect(showAnswer(found).isWon).toBe(false);
    }
  });

  test('asked whether it is one, what follows is asked for unless its digit was named', () => {
    for (const exercise of of('near-miss').filter(isOne)) {
      const found = answer(newAttempt(exercise), true);
      const isPlacing = exercise.step.placements.length > 0;
      expect(found.isWon).toBe(isPlacing);
      expect(askedOf(found)).toBe(isPlacing ? 'nothing' : 'candidates');
      expect(found.verdict?.kind).toBe(isPlacing ? 'right' : 'found');
    }
  });

  test('candidates are kept back where they would be the answer, until asked for or over', () => {
    for (const exercise of all) {
      const start = newAttempt(exercise);
      const isSingle = exercise.step.placements.length > 0;
      expect(canHideNotes(start)).toBe(isSingle);
      const noted = (attempt: Attempt, showsNotes: boolean) =>
        exerciseViews(attempt, showsNotes).filter(({ notes }) => notes.length > 0).length;
      const empty = exercise.position.emptyCells.size;
      expect(noted(start, false)).toBe(isSingle ? 0 : empty);
      expect(noted(start, true)).toBe(empty);
      expect(noted(showAnswer(start), false)).toBe(empty);
      if (!isSingle) continue;
      // Nothing can be seen from candidates only that can't be seen from the digits.
      expect(textOf({ ...exercise, position: Position.fromGrid(exercise.position.grid) })).toBe(
        textOf(exercise),
      );
    }
  });

  test('nothing counts after the answer was shown', () => {
    for (const exercise of all) {
      const over = showAnswer(newAttempt(exercise));
      expect(over.isWon).toBe(false);
      const [first] = [...exercise.step.placements, ...exercise.step.eliminations];
      if (first) expect(tryCandidate(over, first)).toBe(over);
      expect(tryCell(over, patternCells(exercise.step)[0] ?? 0)).toBe(over);
      expect(answer(over, true)).toBe(over);
    }
  });

  test('the board shows no more than the mode allows', () => {
    for (const exercise of of('free')) {
      for (const view of exerciseViews(newAttempt(exercise), true)) {
        expect(view).toMatchObject({ hint: 'none', confirmed: 0, eliminated: [], supporting: [] });
      }
    }
    for (const exercise of [...of('guided'), ...of('half'), ...of('near-miss')]) {
      const views = exerciseViews(newAttempt(exercise), true);
      expect(views.some(({ hint }) => hint !== 'none')).toBe(true);
      for (const { confirmed, eliminated } of views) {
        expect({ confirmed, eliminated }).toEqual({ confirmed: 0, eliminated: [] });
      }
    }
  });
});
