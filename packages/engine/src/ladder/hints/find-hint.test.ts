import { describe, expect, test } from 'vitest';
import { generateUnrated } from '../../generator/generate.ts';
import { formatGrid, type Grid, gridOf, isComplete, valueAt } from '../../grid.ts';
import { findHint as findCourseHint } from '../../hints/find-hint.ts';
import { hintKey } from '../../hints/hint.ts';
import type { Notes } from '../../hints/notes.ts';
import { CELLS, cellsOf } from '../../houses.ts';
import { Position } from '../../position.ts';
import { applyStep, HINT_ORDER } from '../../step.ts';
import { digitFrom, gridFrom, puzzleFrom, withValue } from '../../testing/boards.ts';
import { faultOf } from '../../testing/ladder/ladder-proof.ts';
import { ALL_PUZZLES, PUZZLES } from '../../testing/puzzles.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../../testing/trials.ts';
import type { Cell, Digit, House } from '../../types.ts';
import { LADDER } from '../ladder.ts';
import { findSteps, type LadderStep } from '../steps.ts';
import { findHint, LADDER_HINT_ORDER } from './find-hint.ts';

const [HARD = ''] = PUZZLES.beyond;
const PUZZLE = puzzleFrom(HARD);

/** Boards of the tests' puzzles and of random minimal ones. */
const BOARDS = [
  ...ALL_PUZZLES.map(puzzleFrom),
  ...Array.from({ length: TRIALS.ladderPuzzles / 2 }, (_, index) =>
    generateUnrated({ seed: `${SEED}/ladder-hints/${index}` }),
  ),
];

/** Where the telling of a step starts: at the first node of its chain, or with its first premise. */
function startOf({ links: [link] = [], premises: [first] }: LadderStep): readonly Cell[] {
  if (link) return link.from.cells;
  if (first && 'cell' in first) return [first.cell];
  return first?.cells ?? [];
}

function isIn(house: House | null, cell: Cell): boolean {
  return house !== null && cellsOf(house).has(cell);
}

/** Plays a puzzle by its hints alone, taking note of what they rule out; how many hints that took. */
function playByHints(givens: Grid): { board: Grid; hints: number } {
  let board = givens;
  let position = Position.fromGrid(givens);
  for (let hints = 1; ; hints++) {
    const notes: Notes = CELLS.map((cell) => position.digitsAt(cell));
    const hint = findHint(board, { givens, notes });
    if (hint.kind !== 'step') return { board, hints };
    expect(faultOf(hint.step, position, givens), formatGrid(givens)).toBeUndefined();
    expect(
      startOf(hint.step).some((cell) => isIn(hint.area, cell)),
      formatGrid(board),
    ).toBe(true);
    position = applyStep(position, hint.step);
    board = position.grid;
  }
}

/** The same for a player who keeps notes only where a hint rules something out; the hints in their order. */
function playByHintsNotingWhatIsTold(givens: Grid): { board: Grid; keys: string[] } {
  let board = givens;
  const notes = new Map<number, readonly Digit[]>();
  const keys: string[] = [];
  for (;;) {
    const position = Position.fromGrid(board);
    const notesAt = (cell: number) =>
      (notes.get(cell) ?? []).filter((digit) => position.has({ cell, digit }));
    const hint = findHint(board, { givens, notes: CELLS.map(notesAt) });
    const key = `${formatGrid(board)} ${hintKey(hint)}`;
    if (hint.kind !== 'step' || keys.includes(key)) return { board, keys };
    keys.push(key);
    for (const { cell, digit } of hint.eliminations) {
      const noted = notes.get(cell) ?? position.digitsAt(cell);
      notes.set(
        cell,
        noted.filter((each) => each !== digit),
      );
    }
    for (const { cell, digit } of hint.placements) board = withValue(board, cell, digit);
  }
}

describe('hints of the ladder', { timeout: LONG_TEST_MS }, () => {
  test('lead through puzzles of any hardness, each with its proof', () => {
    for (const { givens, solution } of BOARDS) {
      const { board } = playByHints(givens);
      expect(formatGrid(board)).toBe(formatGrid(solution));
      expect(isComplete(board)).toBe(true);
    }
  });

  test('go on where only what they rule out is noted, cell by cell', () => {
    for (const { givens, solution } of BOARDS) {
      const { board, keys } = playByHintsNotingWhatIsTold(givens);
      expect(formatGrid(board), keys.at(-1)).toBe(formatGrid(solution));
    }
  });

  test('tell what is wrong first, as the hints of the course do', () => {
    const cell = CELLS.find((each) => valueAt(PUZZLE.givens, each) === 0) ?? 0;
    const wrong = digitFrom((valueAt(PUZZLE.solution, cell) % 9) + 1);
    const board = withValue(PUZZLE.givens, cell, wrong);
    const request = { givens: PUZZLE.givens, level: 3 } as const;
    expect(findHint(board, request)).toEqual(findCourseHint(board, request));
    expect(findHint(board, request).kind).toBe('wrong-digit');
    expect(findHint(PUZZLE.solution).kind).toBe('complete');
  });

  test('conclude what those of the course do, as long as there are such', () => {
    for (const { givens } of BOARDS) {
      const course = findCourseHint(givens, { givens });
      const { kind, placements, eliminations } = findHint(givens, { givens });
      if (course.kind !== 'step') continue;
      expect(kind).toBe('step');
      if (course.step.technique === 'hidden-single') expect(placements).toHaveLength(1);
      else expect([placements, eliminations]).toEqual([course.placements, course.eliminations]);
    }
  });

  test('go on with what was shown: every key is new until all is told', () => {
    const shown: string[] = [];
    for (let count = 0; count < 12; count++) {
      const hint = findHint(PUZZLE.givens, { ...PUZZLE, shown });
      expect(shown).not.toContain(hintKey(hint));
      shown.push(hintKey(hint));
    }
    expect(shown.filter((key) => key.startsWith('step:')).length).toBeGreaterThan(5);
  });

  test('pass over what the notes leave out already, and say what they build on', () => {
    const hint = findHint(PUZZLE.givens, {
      ...PUZZLE,
      techniques: ['pointing-pairs', 'naked-pair'],
    });
    if (hint.kind !== 'step') throw new Error('there is a pointing pair');
    const start = Position.fromGrid(PUZZLE.givens);
    const notes: Notes = CELLS.map((cell) => start.eliminate(hint.eliminations).digitsAt(cell));
    const next = findHint(PUZZLE.givens, { ...PUZZLE, notes });
    expect(hintKey(next)).not.toBe(hintKey(hint));
    // Alone, a cell in which one digit is noted is no sign that all others are crossed out: the step comes, but last.
    const [first] = hint.eliminations;
    const left = start.digitsAt(first?.cell ?? 0).filter((digit) => digit !== first?.digit);
    const one: Notes = CELLS.map((cell) => (cell === first?.cell ? left.slice(0, 1) : []));
    const techniques = ['pointing-pairs', 'naked-pair'] as const;
    const steps: string[] = [];
    for (;;) {
      const each = findHint(PUZZLE.givens, { ...PUZZLE, techniques, notes: one, shown: steps });
      if (each.kind !== 'step') break;
      steps.push(hintKey(each));
    }
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toBe(hintKey(hint));
  });

  test('tell nothing again, not even last, that notes of the whole board leave out', () => {
    const techniques = [
      'pointing-pairs',
      'naked-pair',
      'box-line-reduction',
      'hidden-pair',
    ] as const;
    const first = findHint(PUZZLE.givens, { ...PUZZLE, techniques });
    expect(first.eliminations.length).toBeGreaterThan(0);
    const left = Position.fromGrid(PUZZLE.givens).eliminate(first.eliminations);
    const notes: Notes = CELLS.map((cell) => left.digitsAt(cell));
    const shown: string[] = [];
    for (;;) {
      const hint = findHint(PUZZLE.givens, { ...PUZZLE, notes, shown, techniques });
      if (hint.kind !== 'step') break;
      shown.push(hintKey(hint));
    }
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).not.toContain(hintKey(first));
  });

  test('keep the right digit a candidate where it was crossed out by a slip', () => {
    const start = Position.fromGrid(PUZZLE.givens);
    // Notes of the whole board that lack the right digit in one row.
    const notes: Notes = CELLS.map((each) =>
      start.digitsAt(each).filter((digit) => each >= 9 || digit !== valueAt(PUZZLE.solution, each)),
    );
    const shown: string[] = [];
    for (let count = 0; count < 12; count++) {
      const hint = findHint(PUZZLE.givens, { ...PUZZLE, notes, shown });
      expect(hint.kind).toBe('step');
      shown.push(hintKey(hint));
      for (const { cell, digit } of hint.eliminations) {
        expect(valueAt(PUZZLE.solution, cell), hintKey(hint)).not.toBe(digit);
      }
      for (const { cell, digit } of hint.placements) {
        expect(valueAt(PUZZLE.solution, cell), hintKey(hint)).toBe(digit);
      }
    }
  });

  test('have the course’s techniques first, then the others as the ladder has them, each once', () => {
    const course = ['full-house', ...HINT_ORDER];
    expect(LADDER_HINT_ORDER.slice(0, course.length)).toEqual(course);
    const others = LADDER.map(({ id }) => id).filter((id) => !course.includes(id));
    expect(LADDER_HINT_ORDER.slice(course.length)).toEqual(others);
  });

  test('without one solution are those of the course, and nothing that assumes it', () => {
    const empty = gridOf(() => 0);
    expect(findHint(empty)).toMatchObject({ kind: 'open-house', solutions: 'many' });
    const twoLeft = gridFrom(
      '.........9..8.4..7.............3.......2.5..........6..1...........7..2..........',
    );
    expect(findHint(twoLeft).solutions).toBe('many');
    // Without a given there are further solutions; the ladder would have something to say.
    const beyond = withValue(PUZZLE.givens, 14, 0);
    const techniques = ['two-string-kite'] as const;
    expect(findSteps(Position.fromGrid(beyond), { techniques }).next().done).toBe(false);
    const shown: string[] = [];
    for (;;) {
      const hint = findHint(beyond, { shown });
      if (hint.kind !== 'step') break;
      shown.push(hintKey(hint));
      expect(['full-house', ...HINT_ORDER]).toContain(hint.step.technique);
    }
  });

  test('leave out what assumes one solution where that is wanted', () => {
    const puzzle = puzzleFrom(
      '.93..64..45..27.....1.4......6....7.1...8...9.3....8......1.7.....89..41..25..63.',
    );
    const techniques = LADDER_HINT_ORDER.slice(0, 1 + LADDER_HINT_ORDER.indexOf('swordfish'));
    const withRectangle = [...techniques, 'unique-rectangle-1'] as const;
    const used = (unique: boolean | undefined) => {
      const found: boolean[] = [];
      let position = Position.fromGrid(puzzle.givens);
      for (;;) {
        const notes: Notes = CELLS.map((cell) => position.digitsAt(cell));
        const hint = findHint(position.grid, {
          ...puzzle,
          notes,
          unique,
          techniques: withRectangle,
        });
        if (hint.kind !== 'step') return found;
        found.push(hint.step.assumes !== undefined);
        position = applyStep(position, hint.step);
      }
    };
    expect(used(true)).toContain(true);
    expect(used(undefined)).toContain(true);
    expect(used(false)).not.toContain(true);
  });
});
