import { type Candidate, CELLS, DIGITS } from '@nanpure/engine';
import { cellOf, type Game, play } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { testSession } from '../testing/test-session.ts';
import { applyingMove, applyingOf } from './carry-out.ts';

const { game } = testSession();

function emptyCell() {
  const cell = CELLS.find((each) => cellOf(game, each).value === 0);
  if (cell === undefined) throw new Error('the board is full');
  return cell;
}

const cell = emptyCell();
const right = DIGITS.find((digit) => digit === game.puzzle.solution[cell]) ?? 1;
/** A digit that the rules allow there, and the solution doesn't. */
const noted =
  cellOf(play(game, { type: 'fill-notes' }), cell).notes.find((digit) => digit !== right) ?? 1;

const eliminates = (candidate: Candidate) => ({ placements: [], eliminations: [candidate] });
const withNotes = (digits: readonly (typeof right)[]): Game =>
  digits.reduce((before, digit) => play(before, { type: 'note', cell, digit }), game);

describe('a hint can be carried out', () => {
  test('where a note of it goes, or where the others are noted in its place', () => {
    for (const before of [withNotes([right, noted]), game]) {
      const move = applyingMove(eliminates({ cell, digit: noted }), before);
      expect(move && cellOf(play(before, move), cell).notes).not.toContain(noted);
      expect(move).toBeDefined();
    }
  });

  test('not where the notes leave it out already, nor where its digit stands', () => {
    expect(applyingMove(eliminates({ cell, digit: noted }), withNotes([right]))).toBeUndefined();
    const answered = play(game, { type: 'answer', cell, digit: right });
    const placed = { placements: [{ cell, digit: right }], eliminations: [] };
    expect(applyingMove(placed, answered)).toBeUndefined();
    expect(applyingMove(placed, game)).toBeDefined();
  });
});

test('what is carried out is named by what it changes: a digit, a note or several notes', () => {
  const [one, other] = [eliminates({ cell, digit: noted }), eliminates({ cell, digit: right })];
  const both = { placements: [], eliminations: [...one.eliminations, ...other.eliminations] };
  const placed = { ...one, placements: [{ cell, digit: right }] };
  expect([one, both, placed].map(applyingOf)).toEqual(['elimination', 'eliminations', 'placement']);
});
