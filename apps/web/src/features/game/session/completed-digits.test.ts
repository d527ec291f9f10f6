import { CELLS, type Game, type MistakePolicy, newGame, play, valueAt } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { testSession } from '../testing/test-session.ts';
import { isDigitComplete } from './completed-digits.ts';

const { puzzle } = testSession().game;

/** Cell 2 is empty at first, and its digit is 4. */
const CELL = 2;
const DIGIT = 4;

/** The digits of the solution in all cells but some, and other digits in those. */
function filled(mistakePolicy: MistakePolicy, others: Readonly<Record<number, number>>): Game {
  const start = newGame(puzzle, { mistakePolicy });
  return CELLS.reduce((game, cell) => {
    const digit = others[cell] ?? valueAt(puzzle.solution, cell);
    return digit === 0 ? game : play(game, { type: 'answer', cell, digit: digit as 1 });
  }, start);
}

describe('a digit that stands nine times', () => {
  test.each(['reject', 'show', 'rules-only', 'free'] as const)('is done with: %s', (policy) => {
    expect(isDigitComplete(filled(policy, { 3: 0, 5: 0 }), DIGIT)).toBe(true);
    expect(isDigitComplete(filled(policy, { [CELL]: 0, 5: 0 }), DIGIT)).toBe(false);
  });

  test.each(['show', 'rules-only', 'free'] as const)(
    'can still be entered where one of the nine is in a wrong place: %s @4.8',
    (policy) => {
      // Cell 3 has a 4 that belongs into cell 2, which is still empty.
      expect(isDigitComplete(filled(policy, { 3: DIGIT, [CELL]: 0 }), DIGIT)).toBe(false);
    },
  );

  test('is open again once the full board is known to be wrong', () => {
    // Two digits that have changed places throughout repeat nothing.
    const swapped = CELLS.filter((cell) => [2, 4].includes(valueAt(puzzle.solution, cell)));
    const cells = CELLS.map((cell) => {
      const digit = valueAt(puzzle.solution, cell);
      const other = digit === 2 ? 4 : 2;
      return { value: swapped.includes(cell) ? other : digit, notes: [] } as const;
    });
    const game = { ...newGame(puzzle, { mistakePolicy: 'rules-only' }), cells };
    expect(isDigitComplete(game, DIGIT)).toBe(false);
    const gap = cells.map((each, cell) => (cell === 40 ? { value: 0 as const, notes: [] } : each));
    expect(isDigitComplete({ ...game, cells: gap }, DIGIT)).toBe(true);
  });
});
