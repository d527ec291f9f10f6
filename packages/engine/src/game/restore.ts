import { valueAt } from '../grid.ts';
import { CELL_COUNT, CELLS } from '../houses.ts';
import { err, ok, type Result } from '../result.ts';
import type { Cell } from '../types.ts';
import { type Change, cellOf, type Game, isGiven } from './game.ts';
import { isConsistent } from './history.ts';

/** Why a saved game cannot go on. Cells are 0-80. */
export type RestoreError =
  | { readonly code: 'wrong-length'; readonly length: number }
  | { readonly code: 'given-changed'; readonly cell: Cell }
  | { readonly code: 'notes-on-answer'; readonly cell: Cell };

function touchesGiven(game: Game, part: Change): boolean {
  return part.some(({ cell }) => isGiven(game, cell));
}

/** Whether undo and redo would lead only through boards of this puzzle. */
function hasSoundHistory(game: Game): boolean {
  return (
    isConsistent(game) && ![...game.past, ...game.future].some((each) => touchesGiven(game, each))
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
  const noted = game.cells.findIndex(({ value, notes }) => value !== 0 && notes.length > 0);
  if (noted !== -1) return err({ code: 'notes-on-answer', cell: noted });
  return ok(hasSoundHistory(game) ? game : { ...game, past: [], future: [] });
}
