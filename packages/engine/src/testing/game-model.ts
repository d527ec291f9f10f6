/*
 * The player's game once more, as plainly as can be: arrays and sets, and for undo a full copy of
 * the board before each move. The real game is held against it move by move.
 */
import type { GameConfig } from '../game/config.ts';
import { type Game, statusOf } from '../game/game.ts';
import type { Conclusion } from '../game/hints.ts';
import { markedMistakes } from '../game/mistakes.ts';
import type { Move } from '../game/play.ts';
import type { Clearing } from '../game/several-cells.ts';
import {
  type BoardModel,
  copyOf,
  eliminate,
  fillNotes,
  isFull,
  put,
  repeats,
  showBoard,
} from './board-model.ts';

/** The model's whole state, changed in place. */
export interface GameModel {
  readonly givens: readonly number[];
  readonly solution: readonly number[];
  config: GameConfig;
  board: BoardModel;
  undoStack: BoardModel[];
  redoStack: BoardModel[];
  mistakes: number;
  hintsUsed: number;
  /** The latest move as `cell=digit`, if it was refused. */
  refused: string;
}

/** The model of a new game. */
export function modelOf({ puzzle, config }: Pick<Game, 'puzzle' | 'config'>): GameModel {
  return {
    givens: puzzle.givens,
    solution: puzzle.solution,
    config,
    board: {
      values: [...puzzle.givens],
      notes: puzzle.givens.map(() => new Set<number>()),
      centre: puzzle.givens.map(() => new Set<number>()),
      colours: puzzle.givens.map(() => 0),
    },
    undoStack: [],
    redoStack: [],
    mistakes: 0,
    hintsUsed: 0,
    refused: '',
  };
}

/** Whether the policy, as it is told to players, finds a digit wrong. */
function isMistake(
  { config, board, solution }: GameModel,
  cell: number,
  digit: number,
  isEntered: boolean,
): boolean {
  switch (config.mistakePolicy) {
    case 'reject':
    case 'show':
      return solution[cell] !== digit;
    case 'rules-only':
      return repeats(board, cell, digit);
    case 'free':
      return !isEntered && isFull(board) && solution[cell] !== digit;
  }
}

/** Changes the board; one more move to undo, unless nothing became different. */
function edit(model: GameModel, change: (board: BoardModel) => void): void {
  const before = copyOf(model.board);
  change(model.board);
  if (showBoard(before) === showBoard(model.board)) return;
  model.undoStack.push(before);
  model.redoStack = [];
  model.refused = '';
}

function answer(model: GameModel, cell: number, digit: number): void {
  if (model.givens[cell] !== 0 || model.board.values[cell] === digit) return;
  const mistake = isMistake(model, cell, digit, true);
  if (mistake) model.mistakes += 1;
  if (mistake && model.config.mistakePolicy === 'reject') model.refused = `${cell}=${digit}`;
  else edit(model, (board) => put(board, cell, digit, !mistake && model.config.removeNotes));
}

function countHint(model: GameModel): void {
  if (model.config.maxHints !== null && model.hintsUsed >= model.config.maxHints) return;
  model.hintsUsed += 1;
  model.refused = '';
}

function applyHint(model: GameModel, { placements, eliminations }: Conclusion): void {
  if (placements.some(({ cell, digit }) => model.solution[cell] !== digit)) return;
  if (eliminations.some(({ cell, digit }) => model.solution[cell] === digit)) return;
  edit(model, (board) => {
    eliminate(board, eliminations);
    for (const { cell, digit } of placements) {
      if (board.values[cell] !== digit) put(board, cell, digit, model.config.removeNotes);
    }
  });
}

function toggleNote(model: GameModel, cell: number, digit: number): void {
  if (model.board.values[cell] !== 0) return;
  edit(model, ({ notes }) => {
    if (!notes[cell]?.delete(digit)) notes[cell]?.add(digit);
  });
}

/** Goes back to the board on top of one stack; the board of now goes onto the other. */
function travel(model: GameModel, from: BoardModel[], to: BoardModel[]): void {
  const next = from.pop();
  if (!next) return;
  to.push(model.board);
  model.board = next;
  model.refused = '';
}

/** Empties the cells that are wrong; what their entry took from the notes comes back where it fits. */
function clearMistakes(model: GameModel): void {
  const { board, solution, undoStack } = model;
  const wrong = solution.flatMap((digit, cell) =>
    [0, digit].includes(board.values[cell] ?? 0) ? [] : [cell],
  );
  const boards = [...undoStack, board];
  const entries = wrong.map((cell) =>
    boards.map(({ values }) => values[cell] !== board.values[cell]).lastIndexOf(true),
  );
  edit(model, (cleared) => {
    for (const cell of wrong) cleared.values[cell] = 0;
    for (const at of entries) giveBack(cleared, boards[at], boards[at + 1]);
  });
}

/** Notes again what was noted on one board and no longer on the next, where no digit forbids it. */
function giveBack(board: BoardModel, before?: BoardModel, after?: BoardModel): void {
  for (const kind of ['notes', 'centre'] as const) {
    board[kind].forEach((notes, cell) => {
      for (const digit of before?.[kind][cell] ?? []) {
        const isTaken = !after?.[kind][cell]?.has(digit);
        const isFree = board.values[cell] === 0 && !repeats(board, cell, digit);
        if (isTaken && isFree) notes.add(digit);
      }
    });
  }
}

/** A digit noted in several cells, or taken from them where all have it. */
function noteCells(
  model: GameModel,
  kind: 'notes' | 'centre',
  { cells, digit }: { readonly cells: readonly number[]; readonly digit: number },
): void {
  edit(model, (board) => {
    const noted = cells.filter((cell) => board.values[cell] === 0).map((cell) => board[kind][cell]);
    const isTaken = noted.every((notes) => notes?.has(digit));
    for (const notes of noted) isTaken ? notes?.delete(digit) : notes?.add(digit);
  });
}

function colourCells(model: GameModel, cells: readonly number[], colour: number): void {
  edit(model, ({ colours }) => {
    const isTaken = cells.every((cell) => colours[cell] === colour);
    for (const cell of cells) colours[cell] = isTaken ? 0 : colour;
  });
}

/** What is cleared in a cell. */
const CLEARED: Readonly<
  Record<Clearing, (board: BoardModel, cell: number, given: number) => void>
> = {
  entries: (board, cell, given) => {
    board.values[cell] = given;
    CLEARED.notes(board, cell, given);
    CLEARED['centre-notes'](board, cell, given);
  },
  notes: ({ notes }, cell) => notes[cell]?.clear(),
  'centre-notes': ({ centre }, cell) => centre[cell]?.clear(),
  colours: ({ colours }, cell) => {
    colours[cell] = 0;
  },
};

function clearCells(model: GameModel, cells: readonly number[], what: Clearing): void {
  edit(model, (board) => {
    for (const cell of cells) CLEARED[what](board, cell, model.givens[cell] ?? 0);
  });
}

function isWon({ board, solution }: GameModel): boolean {
  return board.values.join() === solution.join();
}

/** Plays a move on the model. */
export function playModel(model: GameModel, move: Move): void {
  if (isWon(model)) return;
  switch (move.type) {
    case 'answer':
      answer(model, move.cell, move.digit);
      break;
    case 'note':
      toggleNote(model, move.cell, move.digit);
      break;
    case 'clear-answer':
      edit(model, ({ values }) => {
        values[move.cell] = model.givens[move.cell] ?? 0;
      });
      break;
    case 'clear-notes':
      edit(model, ({ notes }) => notes[move.cell]?.clear());
      break;
    case 'fill-notes':
      edit(model, fillNotes);
      break;
    case 'clear-all-notes':
      edit(model, ({ notes, centre }) => {
        for (const noted of [...notes, ...centre]) noted.clear();
      });
      break;
    case 'note-cells':
      noteCells(model, 'notes', move);
      break;
    case 'centre-note-cells':
      noteCells(model, 'centre', move);
      break;
    case 'colour-cells':
      colourCells(model, move.cells, move.colour);
      break;
    case 'clear-cells':
      clearCells(model, move.cells, move.what);
      break;
    case 'hint':
      countHint(model);
      break;
    case 'apply-hint':
      applyHint(model, move.conclusion);
      break;
    case 'clear-mistakes':
      clearMistakes(model);
      break;
    case 'restart':
      edit(model, (board) => {
        board.values.splice(0, 81, ...model.givens);
        for (const noted of [...board.notes, ...board.centre]) noted.clear();
        board.colours.fill(0);
      });
      break;
    case 'undo':
      travel(model, model.undoStack, model.redoStack);
      break;
    case 'redo':
      travel(model, model.redoStack, model.undoStack);
      break;
  }
}

function statusOfModel(model: GameModel): string {
  if (isWon(model)) return 'won';
  return isFull(model.board) ? 'full-but-wrong' : 'playing';
}

function markedCells(model: GameModel): number[] {
  return model.board.values.flatMap((value, cell) =>
    value !== 0 && model.givens[cell] === 0 && isMistake(model, cell, value, false) ? [cell] : [],
  );
}

/** What can be seen of the model. */
export function showModel(model: GameModel) {
  return {
    board: showBoard(model.board),
    undoable: model.undoStack.length,
    redoable: model.redoStack.length,
    mistakes: model.mistakes,
    hintsUsed: model.hintsUsed,
    refused: model.refused,
    marked: markedCells(model),
    status: statusOfModel(model),
  };
}

/** The same of a real game. */
export function showGame(game: Game) {
  const { cells, past, future, mistakes, hintsUsed, rejection } = game;
  const board = {
    values: cells.map(({ value }) => value),
    notes: cells.map(({ notes }) => new Set<number>(notes)),
    centre: cells.map(({ centreNotes }) => new Set<number>(centreNotes)),
    colours: cells.map(({ colour }) => colour ?? 0),
  };
  return {
    board: showBoard(board),
    undoable: past.length,
    redoable: future.length,
    mistakes,
    hintsUsed,
    refused: rejection ? `${rejection.cell}=${rejection.digit}` : '',
    marked: markedMistakes(game).map(({ cell }) => cell),
    status: statusOf(game),
  };
}
