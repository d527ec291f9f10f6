import { valueAt } from '../grid.ts';
import { cellsOf, housesOf } from '../houses.ts';
import type { Candidate } from '../types.ts';
import { cellOf, type Game, type Rejection, type RejectionReason } from './game.ts';

/** The first house (row, column, box) that has the digit in another cell, and that cell. */
function repetition(game: Game, { cell, digit }: Candidate): RejectionReason | undefined {
  for (const house of housesOf(cell)) {
    const other = [...cellsOf(house)].find(
      (each) => each !== cell && cellOf(game, each).value === digit,
    );
    if (other !== undefined) return { code: 'repeats', house, cell: other };
  }
  return undefined;
}

/** Why an entry is wrong; undefined for a right one. */
export function rejectionOf(game: Game, entry: Candidate): Rejection | undefined {
  const repeats = repetition(game, entry);
  if (repeats) return { ...entry, reason: repeats };
  return valueAt(game.puzzle.solution, entry.cell) === entry.digit
    ? undefined
    : { ...entry, reason: { code: 'differs-from-solution' } };
}
