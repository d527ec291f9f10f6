import { valueAt } from '../grid.ts';
import { CELL_COUNT, CELLS } from '../houses.ts';
import { err, ok, type Result } from '../result.ts';
import type { Cell } from '../types.ts';
import { type Change, cellOf, type Game, type GameCell, isGiven } from './game.ts';
import { isConsistent } from './history.ts';

/** Why a saved game cannot go on. Cells are 0-80. */
export type RestoreError =
  | { readonly code: 'wrong-length'; readonly length: number }
  | { readonly code: 'given-changed'; readonly cell: Cell }
  | { readonly code: 'bad-notes'; readonly cell: Cell };

/** Whether a cell holds a digit without notes, or each note once and in order. */
function isSound({ value, notes }: GameCell): boolean {
  return (
    (value === 0 || notes.length === 0) &&
    notes.every((note, index) => index === 0 || note > (notes[index - 1] ?? 0))
  );
}

/** Whether a change can have been made in this game: to cells that are the player's, from and to sound ones. */
function isPossible(game: Game, change: Change): boolean {
  return change.every(
    ({ cell, before, after }) =>
      game.cells[cell] !== undefined && !isGiven(game, cell) && isSound(before) && isSound(after),
  );
}

/** Whether undo and redo lead only through boards of this puzzle. */
function hasSoundHistory(game: Game): boolean {
  return (
    [...game.past, ...game.future].every((change) => isPossible(game, change)) && isConsistent(game)
  );
}

/**
 * A game as it was saved, with its types already checked: refused where it doesn't belong to its
 * puzzle; a history that doesn't fit the board is dropped, as the board is worth more.
 */
export function restoreGame(saved: Omit<Game, 'rejection'>): Result<Game, RestoreError> {
  const game: Game = { ...saved, rejection: undefined };
  if (game.cells.length !== CELL_COUNT) {
    return err({ code: 'wrong-length', length: game.cells.length });
  }
  const changed = CELLS.find(
    (cell) => isGiven(game, cell) && cellOf(game, cell).value !== valueAt(game.puzzle.givens, cell),
  );
  if (changed !== undefined) return err({ code: 'given-changed', cell: changed });
  const unsound = game.cells.findIndex((contents) => !isSound(contents));
  if (unsound !== -1) return err({ code: 'bad-notes', cell: unsound });
  return ok(hasSoundHistory(game) ? game : { ...game, past: [], future: [] });
}
