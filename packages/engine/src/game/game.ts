import { type Grid, gridOf, isComplete, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Candidate, Cell, Digit, House, Value } from '../types.ts';
import type { CellColour } from './colours.ts';
import { type ConfigChoices, DEFAULT_GAME_CONFIG, type GameConfig, withChoices } from './config.ts';

/** What the player sees in a cell. */
export interface GameCell {
  readonly value: Value;
  /** Notes in ascending order, each digit once; none where a digit stands. */
  readonly notes: readonly Digit[];
  /** Notes of the second kind, in the middle of the cell, of which hints know nothing; as `notes`, or left out. */
  readonly centreNotes?: readonly Digit[] | undefined;
  /** Left out where there is none; givens can have one, too. */
  readonly colour?: CellColour | undefined;
}

/** One cell before and after a move. */
export interface CellChange {
  readonly cell: Cell;
  readonly before: GameCell;
  readonly after: GameCell;
}

/** Everything that one move changed, digits and notes alike. */
export type Change = readonly CellChange[];

/** Why a digit is wrong: a house has it already, or the solution has another one there. */
export type MistakeReason =
  | { readonly code: 'repeats'; readonly house: House; readonly cell: Cell }
  | { readonly code: 'differs-from-solution' };

/** A digit that is wrong in its cell. */
export interface Mistake extends Candidate {
  readonly reason: MistakeReason;
}

/** A mistake that was rejected, and so stands nowhere. */
export type Rejection = Mistake;

/** Why an entry was rejected. */
export type RejectionReason = MistakeReason;

/** A game at one moment. Plain data: every move makes a new one. */
export interface Game {
  readonly puzzle: Puzzle;
  readonly config: GameConfig;
  /** The 81 cells. */
  readonly cells: readonly GameCell[];
  /** What undo takes back, latest last, and what redo brings again, next last. */
  readonly past: readonly Change[];
  readonly future: readonly Change[];
  /**
   * Wrong entries so far, as far as the mistake policy checks; undo takes none of them back. Once the game is won, all
   * that were made and not undone.
   */
  readonly mistakes: number;
  /** Hints asked for so far. */
  readonly hintsUsed: number;
  /** The latest move, if it was an entry that was rejected. */
  readonly rejection: Rejection | undefined;
}

/** How far a game is; a board that is full but not right can be played on. */
export type GameStatus = 'playing' | 'full-but-wrong' | 'won';

const EMPTY_CELL: GameCell = { value: 0, notes: [] };

/**
 * A game at its start: the givens stand, nothing else does. What `config` leaves out, or has as
 * undefined, is as usual.
 */
export function newGame(puzzle: Puzzle, config: ConfigChoices = {}): Game {
  return {
    puzzle,
    config: withChoices(DEFAULT_GAME_CONFIG, config),
    cells: CELLS.map((cell) => ({ value: valueAt(puzzle.givens, cell), notes: [] })),
    past: [],
    future: [],
    mistakes: 0,
    hintsUsed: 0,
    rejection: undefined,
  };
}

/**
 * The game with some of its choices changed, at any moment. Board, history and counts stay: digits
 * that the new policy would not have let in are marked by it, and undo leads to what was there.
 */
export function configureGame(game: Game, changes: ConfigChoices): Game {
  return { ...game, config: withChoices(game.config, changes) };
}

/** What the player sees in a cell (0-80). */
export function cellOf(game: Pick<Game, 'cells'>, cell: Cell): GameCell {
  return game.cells[cell] ?? EMPTY_CELL;
}

/** Whether the digit of a cell is part of the puzzle, and so not the player's to change. */
export function isGiven(game: Pick<Game, 'puzzle'>, cell: Cell): boolean {
  return valueAt(game.puzzle.givens, cell) !== 0;
}

/** Whether a cell is there and holds no given: the player may put into it what they like. */
export function isEditable(game: Pick<Game, 'cells' | 'puzzle'>, cell: Cell): boolean {
  return game.cells[cell] !== undefined && !isGiven(game, cell);
}

/** The digits on the board, without the notes. */
export function gridOfGame(game: Pick<Game, 'cells'>): Grid {
  return gridOf((cell) => cellOf(game, cell).value);
}

/** Whether every cell holds the digit of the solution. */
export function isWon(game: Pick<Game, 'cells' | 'puzzle'>): boolean {
  return CELLS.every((cell) => cellOf(game, cell).value === valueAt(game.puzzle.solution, cell));
}

/** Whether the game goes on, is won, or has a full board that is not the solution. */
export function statusOf(game: Pick<Game, 'cells' | 'puzzle'>): GameStatus {
  if (isWon(game)) return 'won';
  return isComplete(gridOfGame(game)) ? 'full-but-wrong' : 'playing';
}

/** How many of a digit's nine places are still to be found; 0 once it stands nine times. */
export function remainingOf(game: Pick<Game, 'cells'>, digit: Digit): number {
  return Math.max(0, 9 - game.cells.filter(({ value }) => value === digit).length);
}
