/*
 * A board of the player's, as plainly as can be: a list of digits, a set of notes for each cell.
 */
import type { Candidate } from '../../types.ts';

/** What stands on a board and what is noted, changed in place. */
export interface BoardModel {
  readonly values: number[];
  readonly notes: Set<number>[];
  readonly centre: Set<number>[];
  /** 0 for none. */
  readonly colours: number[];
}

/** A board of its own with the same on it. */
export function copyOf({ values, notes, centre, colours }: BoardModel): BoardModel {
  const copies = (sets: readonly Set<number>[]) => sets.map((each) => new Set(each));
  return {
    values: [...values],
    notes: copies(notes),
    centre: copies(centre),
    colours: [...colours],
  };
}

/** A board as one line: each cell's digit, or its notes in brackets, those in the middle too, and its colour. */
export function showBoard({ values, notes, centre, colours }: BoardModel): string {
  const cells = values.map((value, cell) => {
    const noted = [notes, centre].map((sets) => [...(sets[cell] ?? [])].sort().join(''));
    const shown = noted.join('') === '' ? String(value) : `${value}[${noted.join('|')}]`;
    return colours[cell] === 0 ? shown : `${shown}#${colours[cell]}`;
  });
  return cells.join(' ');
}

function seesEachOther(a: number, b: number): boolean {
  const [rowA, rowB, columnA, columnB] = [Math.floor(a / 9), Math.floor(b / 9), a % 9, b % 9];
  const third = (line: number) => Math.floor(line / 3);
  const sameBox = third(rowA) === third(rowB) && third(columnA) === third(columnB);
  return a !== b && (rowA === rowB || columnA === columnB || sameBox);
}

/** Whether another cell of a house has the digit already. */
export function repeats({ values }: BoardModel, cell: number, digit: number): boolean {
  return values.some((value, other) => value === digit && seesEachOther(cell, other));
}

function candidatesOf(board: BoardModel, cell: number): number[] {
  if (board.values[cell] !== 0) return [];
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !repeats(board, cell, digit));
}

/** Whether no cell is empty. */
export function isFull({ values }: BoardModel): boolean {
  return !values.includes(0);
}

/**
 * A digit put into a cell in place of what was there, and out of the notes of its peers if wanted.
 */
export function put(
  { values, notes, centre }: BoardModel,
  cell: number,
  digit: number,
  removeNotes: boolean,
) {
  values[cell] = digit;
  notes[cell]?.clear();
  centre[cell]?.clear();
  if (!removeNotes) return;
  for (const kind of [notes, centre]) {
    for (const [peer, noted] of kind.entries()) if (seesEachOther(cell, peer)) noted.delete(digit);
  }
}

/**
 * Digits taken off the board and out of the notes; an empty cell without notes gets its candidates
 * before.
 */
export function eliminate(board: BoardModel, eliminations: readonly Candidate[]): void {
  const before = copyOf(board);
  for (const { cell, digit } of eliminations) {
    if (before.notes[cell]?.size === 0) {
      for (const each of candidatesOf(before, cell)) board.notes[cell]?.add(each);
    }
    if (board.values[cell] === digit) board.values[cell] = 0;
  }
  for (const { cell, digit } of eliminations) {
    board.notes[cell]?.delete(digit);
    board.centre[cell]?.delete(digit);
  }
}

/** All candidates noted in place of what was. */
export function fillNotes(board: BoardModel): void {
  for (const [cell, noted] of board.notes.entries()) {
    noted.clear();
    for (const digit of candidatesOf(board, cell)) noted.add(digit);
  }
}
