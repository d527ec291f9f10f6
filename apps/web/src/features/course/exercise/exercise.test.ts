import {
  type Candidate,
  CELLS,
  type Cell,
  DIGITS,
  findSteps,
  HINT_ORDER,
  obstaclesOf,
  Position,
  solve,
  stepPattern,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
  type TaughtTechniqueId,
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
import { type Exercise, findExercise } from './attempt/find-exercise.ts';
import { answersTo, shownCells } from './attempt/shown.ts';
import { canHideNotes, exerciseViews } from './exercise-views.ts';
import { MODES } from './progress.ts';
import { readProblems } from './testing/problems.ts';

/** So many exercises of each kind are looked at. */
const EXERCISES = 24;
/** So many different positions a technique has at least. */
const POSITIONS = 40;

const NUMBERS = [...new Array(EXERCISES).keys()];

function exercisesOf(technique: TaughtTechniqueId, mode: Exercise['mode']): Exercise[] {
  const problems = readProblems(technique);
  return NUMBERS.map((number) => {
    const exercise = findExercise(problems, { technique, mode, number });
    if (!exercise) throw new Error(`no exercise: ${technique} ${mode} ${number}`);
    return exercise;
  });
}

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

/** The cells of a pattern as a text that is the same for the same cells. */
function sameCells(step: TaughtStep): string {
  return [...patternCells(step)].sort().join();
}

function isOne({ obstacles }: Exercise): boolean {
  return obstacles.length === 0;
}

/** What the pattern removes is struck out, if that is asked for. */
function struckOut(attempt: Attempt): Attempt {
  return attempt.known.flatMap(({ eliminations }) => eliminations).reduce(tryCandidate, attempt);
}

function tryAllCells(attempt: Attempt, cells: readonly Cell[]): Attempt {
  return cells.reduce(tryCell, attempt);
}

describe.each(TAUGHT_TECHNIQUES)('the exercises of $id', ({ id }) => {
  const byMode = new Map(MODES.map((mode) => [mode, exercisesOf(id, mode)]));
  const all = [...byMode.values()].flat();
  const of = (mode: Exercise['mode']) => byMode.get(mode) ?? [];

  test(`have at least ${POSITIONS} different positions`, () => {
    expect(new Set(all.filter(isOne).map(textOf)).size).toBeGreaterThanOrEqual(POSITIONS);
  });

  test('are from puzzles of the bank, with nothing on the board that is wrong', () => {
    for (const { givens, position } of all) {
      const solution = solve(givens);
      expect(solution).toBeDefined();
      const wrong = CELLS.filter((cell) => {
        const digits = position.emptyCells.has(cell)
          ? position.digitsAt(cell)
          : [position.valueAt(cell)];
        return !digits.some((digit) => digit === solution?.[cell]);
      });
      expect(wrong).toEqual([]);
    }
  });

  test('are positions in which the technique is next, and what follows from it is true', () => {
    const easier = HINT_ORDER.slice(0, HINT_ORDER.indexOf(id));
    for (const { position, step, givens } of all.filter(isOne)) {
      expect([...findSteps(position, { techniques: easier })]).toEqual([]);
      expect([...findSteps(position, { techniques: [id] })]).toContainEqual(step);
      const solution = solve(givens);
      for (const { cell, digit } of step.placements) expect(solution?.[cell]).toBe(digit);
      for (const { cell, digit } of step.eliminations) expect(solution?.[cell]).not.toBe(digit);
    }
  });

  test('ask about near misses in about half of the cases, and these are none', () => {
    const misses = of('near-miss').filter((exercise) => !isOne(exercise));
    expect(misses.length).toBeGreaterThan(EXERCISES / 4);
    expect(misses.length).toBeLessThan((EXERCISES * 3) / 4);
    for (const { position, step, obstacles, patterns } of misses) {
      expect(obstaclesOf(step, position)).toEqual(obstacles);
      expect(obstacles.length).toBeGreaterThan(0);
      const cells = sameCells(step);
      for (const other of patterns) {
        expect(sameCells(other)).not.toBe(cells);
      }
      for (const candidate of stepPattern(step).candidates) {
        expect(position.digitsAt(candidate.cell).length).toBeGreaterThan(0);
      }
    }
  });

  test('the same request gives the same exercise', () => {
    expect(exercisesOf(id, 'free').map(textOf)).toEqual(of('free').map(textOf));
  });

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
      expect(struckOut(tryAllCells(newAttempt(exercise), missing)).isWon).toBe(true);
    }
  });

  test('without help: any instance wins, cells outside of all of them get a reason', () => {
    for (const exercise of of('free')) {
      const start = newAttempt(exercise);
      const covered = new Set(exercise.patterns.flatMap(patternCells));
      for (const cell of CELLS.filter((each) => !covered.has(each))) {
        const { verdict, tapped } = tryCell(start, cell);
        const code = exercise.position.emptyCells.has(cell) ? 'in-no-pattern' : 'filled';
        expect(verdict).toMatchObject({ kind: 'tried', tried: { code, cell } });
        expect(tapped.cells).toEqual([]);
      }
      for (const instance of answersTo(exercise)) {
        const { isWon, solvedBy } = struckOut(tryAllCells(start, patternCells(instance)));
        expect(isWon).toBe(true);
        expect(solvedBy?.flatMap(patternCells).every((cell) => covered.has(cell))).toBe(true);
      }
    }
  });

  test('asked whether it is one, the true answer wins and no other', () => {
    for (const exercise of of('near-miss')) {
      const start = newAttempt(exercise);
      expect(struckOut(answer(start, isOne(exercise))).isWon).toBe(true);
      expect(answer(start, !isOne(exercise))).toMatchObject({ isWon: false });
      expect(answer(start, !isOne(exercise)).solvedBy).toBeDefined();
    }
  });

  test('what a found pattern removes is asked for, and nothing else will do', () => {
    const steps = [...of('half'), ...of('free'), ...of('near-miss').filter(isOne)];
    for (const exercise of steps) {
      const start = newAttempt(exercise);
      const found =
        exercise.mode === 'near-miss'
          ? answer(start, true)
          : tryAllCells(start, patternCells(exercise.step));
      const isPlacing = exercise.step.placements.length > 0;
      expect(found.isWon).toBe(isPlacing);
      expect(askedOf(found)).toBe(isPlacing ? 'nothing' : 'candidates');
      expect(found.verdict?.kind).toBe(isPlacing ? 'right' : 'found');
      expect(showAnswer(found).isWon).toBe(isPlacing);
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
