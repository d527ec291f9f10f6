import { gridOf } from '../grid.ts';
import { cellAt } from '../houses.ts';
import { Position } from '../position.ts';
import { type Cell, type Digit, isDigit } from '../types.ts';
import { type Reading, unread } from './board-format.ts';
import { boardOf, boardOfSigns, type CellContents, readSign } from './cell-texts.ts';

/* Files that say by their first signs which program wrote them. */

const HEADED = /^:[^:]*:[^:]*:([^:]*):([^:]*)(?::|$)/;
const BOARD = /^(?:\+?[1-9.0]){81}$/;

/** Candidates that a library line rules out: `714` is digit 7 in row 1, column 4. */
function ruledOut(text: string): Map<Cell, Digit[]> {
  const gone = new Map<Cell, Digit[]>();
  for (const [, digit, row, column] of text.matchAll(/\b([1-9])([1-9])([1-9])\b/g)) {
    const cell = cellAt(Number(row) - 1, Number(column) - 1);
    const value = Number(digit);
    if (isDigit(value)) gone.set(cell, [...(gone.get(cell) ?? []), value]);
  }
  return gone;
}

function libraryCells(board: string, gone: Map<Cell, Digit[]>): CellContents[] {
  const cells = [...board.matchAll(/(\+?)([1-9.0])/g)].map(([, plus, sign = '']) => ({
    ...readSign(sign),
    isEntered: plus === '+',
  }));
  if (gone.size === 0) return cells;
  const position = Position.fromGrid(gridOf((cell) => cells[cell]?.value ?? 0));
  return cells.map((contents, cell) => ({
    ...contents,
    candidates: position.digitsAt(cell).filter((digit) => !gone.get(cell)?.includes(digit)),
  }));
}

interface LibraryLine {
  readonly board: string;
  readonly gone: string;
}

/** A line with its head, or the board and what follows it; undefined for others, such as 81 plain signs. */
function libraryLine(line: string): LibraryLine | undefined {
  if (!/[+:]/.test(line)) return undefined;
  const [board = '', gone = ''] = HEADED.exec(line)?.slice(1) ?? line.split(':', 2);
  return BOARD.test(board) ? { board, gone } : undefined;
}

/**
 * A line of HoDoKu's library, `:0000:x:board:candidates that are gone:…`, in which `+` stands before an answer; also
 * the board without that head, as some programs write it.
 */
export function readLibraryLine(text: string): Reading {
  const lines = text.split('\n').flatMap((line) => libraryLine(line.trim()) ?? []);
  const [first] = lines;
  if (!first) return undefined;
  const gone = ruledOut(first.gone);
  return boardOf(libraryCells(first.board, gone), {
    format: 'hodoku-library',
    hasCandidates: gone.size > 0,
    puzzles: lines.length,
  });
}

/** The signs of the nine lines below a heading in brackets; undefined where there is no such heading. */
function section(text: string, name: string): string | undefined {
  const [, after] = text.split(new RegExp(`^[ \\t]*\\[${name}\\][ \\t]*$`, 'im'));
  if (after === undefined) return undefined;
  const [body = ''] = after.split(/^[ \t]*\[/m, 1);
  const lines = body.split('\n').filter((line) => !/^\s*#/.test(line));
  return lines
    .join('')
    .replace(/\s/g, '')
    .replace(/[^1-9]/g, '.')
    .slice(0, 81);
}

/** SadMan Sudoku's `.sdk`: the puzzle, and what was entered into it, each below a heading. */
export function readSadMan(text: string): Reading {
  const puzzle = section(text, 'Puzzle');
  if (puzzle === undefined) return undefined;
  if (puzzle.length !== 81) {
    return unread({ code: 'wrong-length', length: puzzle.length, expected: 81 });
  }
  const state = section(text, 'State');
  if (state?.length !== 81) return boardOfSigns(puzzle, { format: 'sadman', tellsGivens: true });
  const entered = [...state].map((sign, cell) => {
    const given = readSign(puzzle.charAt(cell));
    return given.value === 0 ? { ...readSign(sign), isEntered: sign !== '.' } : given;
  });
  return boardOf(entered, { format: 'sadman', tellsGivens: true });
}
