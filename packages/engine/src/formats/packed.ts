import { CELL_COUNT } from '../houses.ts';
import { parsePosition } from '../position-text.ts';
import { isDigit } from '../types.ts';
import { type Reading, unread } from './board-format.ts';
import { boardOf, type CellContents, digitsIn, digitsOfBits, EMPTY_CELL } from './cell-texts.ts';

/* Boards as two signs a cell: SudokuWiki's links, and `compact` of `formatPosition`. */

const SUDOKU_WIKI = /^S9B([0-9a-z]{162})$/i;
/** What was one before it was cut short, or written on. */
const DAMAGED_SUDOKU_WIKI = /^S9B[0-9a-z]{20,}$/i;
const LAST_SOLVED = 18;
const ALL_DIGITS = 0x1ff;

/** SudokuWiki's version B, in base 36: 1-9 a given, 10-18 a solved cell, above that candidates, a bit for each. */
function fromPair(pair: string): CellContents | undefined {
  const number = Number.parseInt(pair, 36);
  if (isDigit(number)) return { ...EMPTY_CELL, value: number };
  const solved = number - 9;
  if (isDigit(solved)) return { value: solved, isEntered: true, candidates: [] };
  const bits = Math.max(0, number - LAST_SOLVED);
  return bits > ALL_DIGITS ? undefined : { ...EMPTY_CELL, candidates: digitsOfBits(bits) };
}

function readSudokuWiki(pairs: string): Reading {
  const cells = (pairs.match(/../g) ?? []).map(fromPair);
  if (cells.some((cell) => cell === undefined)) return undefined;
  return boardOf(cells as readonly CellContents[], {
    format: 'sudokuwiki',
    tellsGivens: true,
    hasCandidates: true,
  });
}

function readCompact(text: string): Reading {
  const read = parsePosition(text);
  if (!read.ok || text.length !== 2 * CELL_COUNT) return undefined;
  const { grid, candidates } = read.value.toJSON();
  const cells = candidates.map((digits, cell): CellContents => {
    const value = Number(grid[cell]);
    const standing = isDigit(value) ? value : 0;
    return { value: standing, isEntered: false, candidates: digitsIn(digits) ?? [] };
  });
  return boardOf(cells, { format: 'position', hasCandidates: true });
}

/** Reads a packed board; undefined where the text is none. */
export function readPacked(text: string): Reading {
  const packed = text.trim();
  const [, pairs] = SUDOKU_WIKI.exec(packed) ?? [];
  if (pairs) return readSudokuWiki(pairs);
  if (DAMAGED_SUDOKU_WIKI.test(packed)) return unread({ code: 'bad-link' });
  return /^[0-9a-v]{162}$/.test(packed) ? readCompact(packed) : undefined;
}
