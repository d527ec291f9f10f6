import { asFields, asListOf, isCell, type Reader } from '../arguments.ts';
import { gridOfValues, valueAt } from '../grid.ts';
import { CELL_COUNT, CELLS } from '../houses.ts';
import type { Puzzle } from '../puzzle.ts';
import { asPuzzle } from '../read-puzzle.ts';
import { err, ok, type Result } from '../result.ts';
import { type Cell, type Digit, isDigit } from '../types.ts';
import { asColour, type CellColour } from './colours.ts';
import {
  type ConfigChoices,
  DEFAULT_GAME_CONFIG,
  isCount,
  soundChoices,
  withChoices,
} from './config.ts';
import {
  type CellChange,
  type Change,
  type Game,
  type GameCell,
  isEditable,
  isGiven,
} from './game.ts';
import { isConsistent } from './history.ts';

/** A game as it was saved; games saved by earlier versions lack what came later. */
export interface SavedGame extends Omit<Game, 'config' | 'hintsUsed' | 'rejection'> {
  readonly config?: ConfigChoices;
  readonly hintsUsed?: number;
}

/** Why a saved game cannot go on. Cells are 0-80. */
export type RestoreError =
  /** Not an object with a puzzle and cells. */
  | { readonly code: 'not-a-game' }
  /** Its solution does not solve its givens. */
  | { readonly code: 'bad-puzzle' }
  | { readonly code: 'wrong-length'; readonly length: number }
  /** A cell without a value 0-9, without notes, or with a colour that there is not. */
  | { readonly code: 'bad-cell'; readonly cell: Cell }
  | { readonly code: 'given-changed'; readonly cell: Cell }
  /** Notes that are no digits, are not in order, or stand beside a digit. */
  | { readonly code: 'bad-notes'; readonly cell: Cell };

/** Reads the notes of a cell: digits, each once and in order. */
const asNotes: Reader<readonly Digit[]> = (value) => {
  const notes = asListOf(value, (note) => (isDigit(note) ? note : undefined), 9)?.slice();
  const inOrder = notes?.every((note, index) => index === 0 || note > (notes[index - 1] ?? 0));
  return inOrder ? (notes as readonly Digit[]) : undefined;
};

function isColour(value: unknown): value is CellColour | undefined {
  return value === undefined || asColour(value) !== undefined;
}

/** Reads a cell that holds a digit without notes, or notes without a digit. */
export const asGameCell: Reader<GameCell> = (value) => {
  const fields = asFields(value);
  const notes = asNotes(fields?.notes);
  const centreNotes = asNotes(fields?.centreNotes ?? []);
  const digit = fields?.value;
  const colour = fields?.colour;
  if (!notes || !centreNotes || !isColour(colour)) return undefined;
  if (digit !== 0 && (!isDigit(digit) || notes.length + centreNotes.length > 0)) return undefined;
  return {
    value: digit,
    notes,
    ...(centreNotes.length > 0 && { centreNotes }),
    ...(colour && { colour }),
  };
};

const asCellChange: Reader<CellChange> = (value) => {
  const fields = asFields(value);
  const before = asGameCell(fields?.before);
  const after = asGameCell(fields?.after);
  const cell = fields?.cell;
  return before && after && isCell(cell) ? { cell, before, after } : undefined;
};

/** Reads each item of a list, and keeps what was read; undefined where one is something else. */
function readAll<T>(value: unknown, read: Reader<T>): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: T[] = [];
  for (let index = 0; index < value.length; index++) {
    const item = read(value[index]);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** Reads a change of cells, each of them once. */
export const asChange: Reader<Change> = (value) => {
  const changes = readAll(value, asCellChange);
  return changes && new Set(changes.map(({ cell }) => cell)).size === changes.length
    ? changes
    : undefined;
};

const asHistory: Reader<readonly Change[]> = (value) => readAll(value, asChange);

/** What is wrong with a cell that cannot be read. */
function cellError(value: unknown, cell: Cell): RestoreError {
  const fields = asFields(value);
  const isValue = fields?.value === 0 || isDigit(fields?.value);
  return {
    code:
      isValue && isColour(fields?.colour) && Array.isArray(fields?.notes)
        ? 'bad-notes'
        : 'bad-cell',
    cell,
  };
}

function readCells(saved: unknown, puzzle: Puzzle): Result<readonly GameCell[], RestoreError> {
  if (!Array.isArray(saved)) return err({ code: 'not-a-game' });
  if (saved.length !== CELL_COUNT) return err({ code: 'wrong-length', length: saved.length });
  const read = CELLS.map((cell) => asGameCell(saved[cell]));
  const changed = CELLS.find(
    (cell) => isGiven({ puzzle }, cell) && saved[cell]?.value !== valueAt(puzzle.givens, cell),
  );
  if (changed !== undefined) return err({ code: 'given-changed', cell: changed });
  const cells = read.filter((each) => each !== undefined);
  const bad = read.indexOf(undefined);
  return bad === -1 ? ok(cells) : err(cellError(saved[bad], bad));
}

/** Whether undo and redo lead only through boards of this puzzle. */
function hasSoundHistory(game: Game): boolean {
  const changes = [...game.past, ...game.future].flat();
  const isSound = ({ cell, before, after }: CellChange) =>
    isEditable(game, cell) || before.value === after.value;
  return changes.every(isSound) && isConsistent(game);
}

function read(saved: unknown): Result<Game, RestoreError> {
  const fields = asFields(saved);
  if (!fields) return err({ code: 'not-a-game' });
  const puzzle = asPuzzle(fields.puzzle);
  if (!puzzle) return err({ code: fields.puzzle === undefined ? 'not-a-game' : 'bad-puzzle' });
  const cells = readCells(fields.cells, puzzle);
  if (!cells.ok) return cells;
  const { mistakes, hintsUsed } = fields;
  const { givens, solution } = puzzle;
  const game: Game = {
    // As all else it is the game's own, whatever becomes of the save.
    puzzle: { givens: gridOfValues(givens), solution: gridOfValues(solution) },
    config: withChoices(DEFAULT_GAME_CONFIG, soundChoices(fields.config)),
    cells: cells.value,
    past: asHistory(fields.past) ?? [],
    future: asHistory(fields.future) ?? [],
    mistakes: isCount(mistakes) ? mistakes : 0,
    hintsUsed: isCount(hintsUsed) ? hintsUsed : 0,
    rejection: undefined,
  };
  const isWhole = asHistory(fields.past) && asHistory(fields.future) && hasSoundHistory(game);
  return ok(isWhole ? game : { ...game, past: [], future: [] });
}

/**
 * A game as it was saved (see `SavedGame`), read back from JSON or from anything. It is refused where the
 * board doesn't belong to its puzzle. All else is repaired, as the board is worth more: a history that is
 * missing or doesn't fit the board is dropped, a number that can't be a count becomes 0 (a maximum: no
 * limit), and what a save lacks is as in a new game. Wrong digits are nothing to repair: some policies let
 * them stand. That the solution is the only one is not proved again.
 *
 * @example
 * ```ts
 * const puzzle = parsePuzzle(text);
 * const saved = puzzle.ok && JSON.stringify(newGame(puzzle.value));
 * restoreGame(JSON.parse(saved)).ok; // → true
 * restoreGame({}); // → {"ok":false,"error":{"code":"not-a-game"}}
 * ```
 */
export function restoreGame(saved: unknown): Result<Game, RestoreError> {
  try {
    return read(saved);
  } catch {
    // A getter or a proxy in it throws: that was never saved.
    return err({ code: 'not-a-game' });
  }
}
