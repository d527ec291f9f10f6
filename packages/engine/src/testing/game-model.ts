/*
 * The player's game once more, as plainly as can be: arrays and sets, and for undo a full copy of the
 * board before each move. The real game is held against it move by move.
 */
import type { Game } from '../game/game.ts';
import type { Move } from '../game/play.ts';

interface BoardModel {
  readonly values: number[];
  readonly notes: Set<number>[];
}

/** The model's whole state, changed in place. */
export interface GameModel {
  readonly givens: readonly number[];
  readonly solution: readonly number[];
  readonly removeNotes: boolean;
  board: BoardModel;
  undoStack: BoardModel[];
  redoStack: BoardModel[];
  mistakes: number;
}

/** The model of a new game. */
export function modelOf({ puzzle, config }: Pick<Game, 'puzzle' | 'config'>): GameModel {
  return {
    givens: puzzle.givens,
    solution: puzzle.solution,
    removeNotes: config.removeNotes,
    board: { values: [...puzzle.givens], notes: puzzle.givens.map(() => new Set<number>()) },
    undoStack: [],
    redoStack: [],
    mistakes: 0,
  };
}

function copyOf({ values, notes }: BoardModel): BoardModel {
  return { values: [...values], notes: notes.map((each) => new Set(each)) };
}

/** A board as one line: each cell's digit, or its notes in brackets. */
function showBoard({ values, notes }: BoardModel): string {
  const cells = values.map((value, cell) => {
    const noted = [...(notes[cell] ?? [])].sort().join('');
    return noted === '' ? String(value) : `${value}[${noted}]`;
  });
  return cells.join(' ');
}

function seesEachOther(a: number, b: number): boolean {
  const [rowA, rowB, columnA, columnB] = [Math.floor(a / 9), Math.floor(b / 9), a % 9, b % 9];
  const third = (line: number) => Math.floor(line / 3);
  const sameBox = third(rowA) === third(rowB) && third(columnA) === third(columnB);
  return a !== b && (rowA === rowB || columnA === columnB || sameBox);
}

/** Changes the board; one more move to undo, unless nothing became different. */
function edit(model: GameModel, change: (board: BoardModel) => void): void {
  const before = copyOf(model.board);
  change(model.board);
  if (showBoard(before) === showBoard(model.board)) return;
  model.undoStack.push(before);
  model.redoStack = [];
}

function answer(model: GameModel, cell: number, digit: number): void {
  if (model.givens[cell] !== 0 || model.board.values[cell] === digit) return;
  if (model.solution[cell] !== digit) {
    model.mistakes += 1;
    return;
  }
  edit(model, ({ values, notes }) => {
    values[cell] = digit;
    notes[cell]?.clear();
    if (!model.removeNotes) return;
    for (const [peer, noted] of notes.entries()) if (seesEachOther(cell, peer)) noted.delete(digit);
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
    case 'undo':
      travel(model, model.undoStack, model.redoStack);
      break;
    case 'redo':
      travel(model, model.redoStack, model.undoStack);
      break;
  }
}

/** What can be seen of the model. */
export function showModel(model: GameModel) {
  return {
    board: showBoard(model.board),
    undoable: model.undoStack.length,
    redoable: model.redoStack.length,
    mistakes: model.mistakes,
  };
}

/** The same of a real game. */
export function showGame({ cells, past, future, mistakes }: Game) {
  const board = {
    values: cells.map(({ value }) => value),
    notes: cells.map(({ notes }) => new Set<number>(notes)),
  };
  return {
    board: showBoard(board),
    undoable: past.length,
    redoable: future.length,
    mistakes,
  };
}
