import { type Grid, gridOf, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Candidate, Cell, Digit, House, Value } from '../types.ts';

/** What the player sees in a cell. */
export interface GameCell {
  readonly value: Value;
  /** Notes in ascending order, each digit once; none where a digit stands. */
  readonly notes: readonly Digit[];
}

/** One cell before and after a move. */
export interface CellChange {
  readonly cell: Cell;
  readonly before: GameCell;
  readonly after: GameCell;
}

/** Everything that one move changed, digits and notes alike. */
export type Change = readonly CellChange[];

/** Why an entry is wrong: a house has the digit already, or the solution has another one there. */
export type RejectionReason =
  | { readonly code: 'repeats'; readonly house: House; readonly cell: Cell }
  | { readonly code: 'differs-from-solution' };

/** An entry that was refused. */
export interface Rejection extends Candidate {
  readonly reason: RejectionReason;
}

/** The choices that shape a game. */
export interface GameConfig {
  /** Whether a placed digit takes itself out of the notes of the 20 peers. */
  readonly removeNotes: boolean;
}

/** A game at one moment. Plain data: every move makes a new one. */
export interface Game {
  readonly puzzle: Puzzle;
  readonly config: GameConfig;
  /** The 81 cells. */
  readonly cells: readonly GameCell[];
  /** What undo takes back, latest last, and what redo brings again, next last. */
  readonly past: readonly Change[];
  readonly future: readonly Change[];
  /** Wrong entries so far. */
  readonly mistakes: number;
  /** The latest move, if it was an entry that was refused. */
  readonly rejection: Rejection | undefined;
}

const DEFAULT_CONFIG: GameConfig = { removeNotes: true };
const EMPTY_CELL: GameCell = { value: 0, notes: [] };

/** A game at its start: the givens stand, nothing else does. */
export function newGame(puzzle: Puzzle, config: GameConfig = DEFAULT_CONFIG): Game {
  const cells = CELLS.map((cell): GameCell => ({ value: valueAt(puzzle.givens, cell), notes: [] }));
  return { puzzle, config, cells, past: [], future: [], mistakes: 0, rejection: undefined };
}

/** What the player sees in a cell (0-80). */
export function cellOf(game: Pick<Game, 'cells'>, cell: Cell): GameCell {
  return game.cells[cell] ?? EMPTY_CELL;
}

/** Whether the digit of a cell is part of the puzzle, and so not the player's to change. */
export function isGiven(game: Pick<Game, 'puzzle'>, cell: Cell): boolean {
  return valueAt(game.puzzle.givens, cell) !== 0;
}

/** The digits on the board, without the notes. */
export function gridOfGame(game: Pick<Game, 'cells'>): Grid {
  return gridOf((cell) => cellOf(game, cell).value);
}

/** Whether every cell holds the digit of the solution. */
export function isWon(game: Pick<Game, 'cells' | 'puzzle'>): boolean {
  return CELLS.every((cell) => cellOf(game, cell).value === valueAt(game.puzzle.solution, cell));
}

/** How many of a digit's nine places are still to be found; 0 once it stands nine times. */
export function remainingOf(game: Pick<Game, 'cells'>, digit: Digit): number {
  return 9 - game.cells.filter(({ value }) => value === digit).length;
}
