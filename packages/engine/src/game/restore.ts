import { valueAt } from '../grid.ts';
import { CELL_COUNT, CELLS } from '../houses.ts';
import { err, ok, type Result } from '../result.ts';
import type { Cell } from '../types.ts';
import { DEFAULT_GAME_CONFIG, type GameConfig } from './config.ts';
import { type Change, cellOf, type Game, type GameCell, isGiven, isPlayers } from './game.ts';
import { isConsistent } from './history.ts';

/** A game as it was saved; games saved by earlier versions lack what came later. */
export interface SavedGame extends Omit<Game, 'config' | 'hintsUsed' | 'rejection'> {
  readonly config?: Partial<GameConfig>;
  readonly hintsUsed?: number;
}

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

/**
 * Whether a change can have been made in this game: to cells that are the player's, from and to
 * sound ones.
 */
function isPossible(game: Game, change: Change): boolean {
  return change.every(
    ({ cell, before, after }) => isPlayers(game, cell) && isSound(before) && isSound(after),
  );
}

/** Whether undo and redo lead only through boards of this puzzle. */
function hasSoundHistory(game: Game): boolean {
  return (
    [...game.past, ...game.future].every((change) => isPossible(game, change)) && isConsistent(game)
  );
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value) && value >= 0;
}

function soundCount(count = 0): number {
  return isCount(count) ? count : 0;
}

function soundConfig(saved: Partial<GameConfig> = {}): GameConfig {
  const config = { ...DEFAULT_GAME_CONFIG, ...saved };
  return { ...config, maxHints: isCount(config.maxHints) ? config.maxHints : null };
}

/** The board doesn't belong to the puzzle, or has contents that no play leads to. */
function boardError(game: Game): RestoreError | undefined {
  const { length } = game.cells;
  if (length !== CELL_COUNT) return { code: 'wrong-length', length };
  const changed = CELLS.find(
    (cell) => isGiven(game, cell) && cellOf(game, cell).value !== valueAt(game.puzzle.givens, cell),
  );
  if (changed !== undefined) return { code: 'given-changed', cell: changed };
  const unsound = game.cells.findIndex((contents) => !isSound(contents));
  return unsound === -1 ? undefined : { code: 'bad-notes', cell: unsound };
}

/**
 * A game as it was saved, with its types already checked. It is refused where the board doesn't
 * belong to its puzzle. All else is repaired, as the board is worth more: a history that doesn't
 * fit it is dropped, a number that can't be a count becomes 0 (a maximum: no limit), and what a save
 * lacks is as in a new game. Wrong digits are nothing to repair: some policies let them stand.
 */
export function restoreGame(saved: SavedGame): Result<Game, RestoreError> {
  const { puzzle, cells, past, future } = saved;
  const config = soundConfig(saved.config);
  const mistakes = soundCount(saved.mistakes);
  const hintsUsed = soundCount(saved.hintsUsed);
  const rejection = undefined;
  const game: Game = { puzzle, config, cells, past, future, mistakes, hintsUsed, rejection };
  const error = boardError(game);
  if (error) return err(error);
  return ok(hasSoundHistory(game) ? game : { ...game, past: [], future: [] });
}
