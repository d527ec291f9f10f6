/* `@nanpure/engine/game`. */
import {
  argument,
  asCopy,
  asFields,
  asListOf,
  check,
  checkCell,
  checkDigit,
  isCell,
  oneOf,
  type Reader,
} from '../arguments.ts';
import { asColour } from '../game/colours.ts';
import {
  asChoices,
  CHOICES,
  type ConfigChoices,
  type GameConfig,
  isChoice,
  isCount,
} from '../game/config.ts';
import type { Game, GameCell, GameStatus, Mistake } from '../game/game.ts';
import * as games from '../game/game.ts';
import * as hints from '../game/hints.ts';
import * as mistakes from '../game/mistakes.ts';
import type { Move } from '../game/play.ts';
import * as moves from '../game/play.ts';
import { asChange, asGameCell } from '../game/restore.ts';
import { CLEARINGS } from '../game/several-cells.ts';
import { asGrid, type Grid } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { asPuzzle } from '../read-puzzle.ts';
import type { Cell, Digit } from '../types.ts';
import { asConclusion } from './readers.ts';

/** What each choice of a config must be. */
const CHOICE: Readonly<Record<keyof GameConfig, string>> = {
  mistakePolicy: 'one of MISTAKE_POLICIES',
  removeNotes: 'true or false',
  maxHints: 'a whole number or null',
};

function choicesArgument(name: string, value: unknown): ConfigChoices {
  const choices: ConfigChoices = argument(name, 'an object', value, asCopy);
  for (const key of CHOICES) {
    check(isChoice(key, choices[key]), `${name}.${key}`, CHOICE[key], choices[key]);
  }
  return choices;
}

function asCells(value: unknown): readonly GameCell[] | undefined {
  return Array.isArray(value) && value.length === 81 ? asListOf(value, asGameCell) : undefined;
}

function checkBoard(game: unknown): void {
  argument('game', 'a game: it has 81 cells', game, (value) => asCells(asFields(value)?.cells));
}

function checkSolution(game: unknown): void {
  argument('game', 'a game: it has a puzzle', game, (value) => asPuzzle(asFields(value)?.puzzle));
}

/** A game, but for its history. */
const asGame: Reader<Game> = (value) => {
  const { cells, puzzle, config, past, future, mistakes, hintsUsed } = asFields(value) ?? {};
  const isSound =
    asCells(cells) &&
    asPuzzle(puzzle) &&
    isWholeConfig(asChoices(config)) &&
    Array.isArray(past) &&
    Array.isArray(future) &&
    [mistakes, hintsUsed].every(isCount);
  return isSound ? (value as Game) : undefined;
};

function isWholeConfig(choices: ConfigChoices | undefined): boolean {
  return [choices?.mistakePolicy, choices?.removeNotes, choices?.maxHints].every(
    (choice) => choice !== undefined,
  );
}

function checkGame(game: unknown): void {
  argument('game', 'a game of newGame or restoreGame', game, asGame);
}

/** A list of moves, each a list of changes. */
const asHistory = (value: unknown) => asListOf(value, asChange, Number.POSITIVE_INFINITY);

/**
 * A game at its start: the givens stand, nothing else does. What `config` leaves out, or has as undefined, is
 * as usual. Throws a `TypeError` for a puzzle whose solution does not solve it, and for a choice that there
 * is not.
 *
 * @example
 * ```ts
 * const puzzle = parsePuzzle(text);
 * puzzle.ok && statusOf(newGame(puzzle.value, { mistakePolicy: 'show' })); // → playing
 * ```
 */
export function newGame(puzzle: Puzzle, config: ConfigChoices = {}): Game {
  const sound = argument('puzzle', 'a puzzle, as parsePuzzle proves it', puzzle, asPuzzle);
  return games.newGame(sound, choicesArgument('config', config));
}

/**
 * The game with some of its choices changed, at any moment; one that is undefined stays. Board, history and
 * counts stay: digits that the new policy would not have let in are marked by it, and undo leads to what was
 * there. Throws a `TypeError` for a choice that there is not.
 */
export function configureGame(game: Game, changes: ConfigChoices): Game {
  checkGame(game);
  return games.configureGame(game, choicesArgument('changes', changes));
}

/** What the player sees in a cell (0-80). */
export function cellOf(game: Pick<Game, 'cells'>, cell: Cell): GameCell {
  checkCell(cell);
  argument('game', 'a game: it has 81 cells', game, (value) => {
    const cells = asFields(value)?.cells;
    return Array.isArray(cells) && cells.length === 81 ? asGameCell(cells[cell]) : undefined;
  });
  return games.cellOf(game, cell);
}

/** Whether the digit of a cell (0-80) is part of the puzzle, and so not the player's to change. */
export function isGiven(game: Pick<Game, 'puzzle'>, cell: Cell): boolean {
  checkCell(cell);
  argument('game', 'a game: it has a puzzle', game, (value) =>
    asGrid(asFields(asFields(value)?.puzzle)?.givens),
  );
  return games.isGiven(game, cell);
}

/** The digits on the board, without the notes. */
export function gridOfGame(game: Pick<Game, 'cells'>): Grid {
  checkBoard(game);
  return games.gridOfGame(game);
}

/** Whether every cell holds the digit of the solution. */
export function isWon(game: Pick<Game, 'cells' | 'puzzle'>): boolean {
  checkBoard(game);
  checkSolution(game);
  return games.isWon(game);
}

/** Whether the game goes on, is won, or has a full board that is not the solution. */
export function statusOf(game: Pick<Game, 'cells' | 'puzzle'>): GameStatus {
  checkBoard(game);
  checkSolution(game);
  return games.statusOf(game);
}

/** How many of a digit's nine places are still to be found; 0 once it stands nine times. */
export function remainingOf(game: Pick<Game, 'cells'>, digit: Digit): number {
  checkBoard(game);
  checkDigit(digit);
  return games.remainingOf(game, digit);
}

/** Whether the player may ask for another hint. */
export function canRequestHint(game: Game): boolean {
  checkGame(game);
  return hints.canRequestHint(game);
}

/**
 * The player's digits that are to be marked as wrong, in the order of their cells, each with what
 * is wrong with it as far as the game's policy tells. A given is never marked, even where it is
 * repeated; of two of the player's own digits that repeat each other, `rules-only` marks both.
 */
export function markedMistakes(game: Game): Mistake[] {
  checkGame(game);
  return mistakes.markedMistakes(game);
}

type MoveField = 'cell' | 'cells' | 'digit' | 'colour' | 'what' | 'conclusion';

/** What each type of move has to say besides. */
const FIELDS_OF: Readonly<Record<Move['type'], readonly MoveField[]>> = {
  answer: ['cell', 'digit'],
  note: ['cell', 'digit'],
  'clear-answer': ['cell'],
  'clear-notes': ['cell'],
  'note-cells': ['cells', 'digit'],
  'centre-note-cells': ['cells', 'digit'],
  'colour-cells': ['cells', 'colour'],
  'clear-cells': ['cells', 'what'],
  'fill-notes': [],
  'clear-all-notes': [],
  hint: [],
  'apply-hint': ['conclusion'],
  undo: [],
  redo: [],
  'clear-mistakes': [],
  restart: [],
};

const asCellList = (value: unknown) =>
  asListOf(value, (cell) => (isCell(cell) ? cell : undefined), 81);

const CHECKS: Readonly<Record<MoveField, (value: unknown) => void>> = {
  cell: (value) => checkCell(value, 'move.cell'),
  cells: (value) => {
    argument('move.cells', 'a list of cells 0-80', value, asCellList);
  },
  digit: (value) => checkDigit(value, 'move.digit'),
  colour: (value) => {
    argument('move.colour', 'one of CELL_COLOURS', value, asColour);
  },
  what: (value) => {
    argument('move.what', `one of ${CLEARINGS.join(', ')}`, value, oneOf(CLEARINGS));
  },
  conclusion: (value) => {
    argument('move.conclusion', 'a step, a hint or the like', value, asConclusion);
  },
};

const asMoveType = oneOf(Object.keys(FIELDS_OF) as Move['type'][]);

function moveArgument(value: unknown): Move {
  const move = argument('move', 'an object with a type', value, asCopy);
  const types = `one of ${Object.keys(FIELDS_OF).join(', ')}`;
  const type = argument('move.type', types, move.type, asMoveType);
  for (const field of FIELDS_OF[type]) CHECKS[field](move[field]);
  return move as unknown as Move;
}

const HISTORICAL: readonly string[] = ['undo', 'redo', 'clear-mistakes'];

/**
 * The game after a move. A move that can't be made (on a given, on a game that is won, with nothing
 * to undo, with no hint left) gives back the very same game. Throws a `TypeError` for a move that there is
 * not: an unknown type, a cell outside 0-80, a digit outside 1-9.
 *
 * @example
 * ```ts
 * const puzzle = parsePuzzle(text);
 * const game = puzzle.ok && play(newGame(puzzle.value), { type: 'answer', cell: 2, digit: 4 });
 * game && cellOf(game, 2).value; // → 4
 * ```
 */
export function play(game: Game, move: Move): Game {
  checkGame(game);
  const sound = moveArgument(move);
  if (HISTORICAL.includes(sound.type)) {
    argument('game.past', 'a list of changes', game.past, asHistory);
    argument('game.future', 'a list of changes', game.future, asHistory);
  }
  return moves.play(game, sound);
}

export * from '../trusted/game.ts';
