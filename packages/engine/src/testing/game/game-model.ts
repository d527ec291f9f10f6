/*
 * The player's game once more, as plainly as can be: arrays and sets, and for undo a full copy of
 * the board before each move. The real game is held against it move by move.
 */
import type { GameConfig } from '../../game/config.ts';
import type { Game } from '../../game/game.ts';
import type { Conclusion } from '../../game/hints.ts';
import type { Move } from '../../game/play.ts';
import type { Clearing } from '../../game/several-cells.ts';
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
  /** The latest move as `cell=digit`, if it was rejected. */
  rejected: string;
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
    rejected: '',
  };
}

/** Whether the policy, as it is told to players, finds a digit wrong. */
export function isMistake(
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
  model.rejected = '';
}

function answer(model: GameModel, cell: number, digit: number): void {
  if (model.givens[cell] !== 0 || model.board.values[cell] === digit) return;
  const mistake = isMistake(model, cell, digit, true);
  if (mistake) model.mistakes += 1;
  if (mistake && model.config.mistakePolicy === 'reject') model.rejected = `${cell}=${digit}`;
  else edit(model, (board) => put(board, cell, digit, !mistake && model.config.removeNotes));
}

function countHint(model: GameModel): void {
  if (model.config.maxHints !== null && model.hintsUsed >= model.config.maxHints) return;
  model.hintsUsed += 1;
  model.rejected = '';
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
  model.rejected = '';
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

function clearNotes({ notes, centre }: BoardModel): void {
  for (const noted of [...notes, ...centre]) noted.clear();
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

export function isWon({ board, solution }: GameModel): boolean {
  return board.values.join() === solution.join();
}

type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** What each kind of move does. */
const MOVES: {
  readonly [Type in Move['type']]: (model: GameModel, move: MoveOf<Type>) => void;
} = {
  answer: (model, { cell, digit }) => answer(model, cell, digit),
  note: (model, { cell, digit }) => toggleNote(model, cell, digit),
  'clear-answer': (model, { cell }) =>
    edit(model, ({ values }) => {
      values[cell] = model.givens[cell] ?? 0;
    }),
  'clear-notes': (model, { cell }) => edit(model, ({ notes }) => notes[cell]?.clear()),
  'fill-notes': (model) => edit(model, fillNotes),
  'clear-all-notes': (model) => edit(model, clearNotes),
  'note-cells': (model, move) => noteCells(model, 'notes', move),
  'centre-note-cells': (model, move) => noteCells(model, 'centre', move),
  'colour-cells': (model, { cells, colour }) => colourCells(model, cells, colour),
  'clear-cells': (model, { cells, what }) => clearCells(model, cells, what),
  hint: countHint,
  'apply-hint': (model, { conclusion }) => applyHint(model, conclusion),
  'clear-mistakes': clearMistakes,
  restart: (model) =>
    edit(model, (board) => {
      board.values.splice(0, 81, ...model.givens);
      clearNotes(board);
      board.colours.fill(0);
    }),
  undo: (model) => travel(model, model.undoStack, model.redoStack),
  redo: (model) => travel(model, model.redoStack, model.undoStack),
};

/** How many wrong digits were entered from one board to the next, on the way to where it is. */
function wrongEntries({ undoStack, board, solution }: GameModel): number {
  let count = 0;
  for (const [index, { values }] of undoStack.entries()) {
    const { values: next } = undoStack[index + 1] ?? board;
    next.forEach((value, cell) => {
      if (value !== 0 && value !== values[cell] && value !== solution[cell]) count += 1;
    });
  }
  return count;
}

/** Plays a move on the model. */
export function playModel<Type extends Move['type']>(model: GameModel, move: MoveOf<Type>): void {
  if (isWon(model)) return;
  MOVES[move.type as Type](model, move);
  if (isWon(model)) model.mistakes = Math.max(model.mistakes, wrongEntries(model));
}
