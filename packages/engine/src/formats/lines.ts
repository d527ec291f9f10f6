import { parseGrid } from '../grid.ts';
import { CELL_COUNT, CELLS, peersOf } from '../houses.ts';
import { isBorder } from '../position-text.ts';
import { DIGITS } from '../types.ts';
import type { Reading } from './board-format.ts';
import {
  boardOf,
  boardOfSigns,
  type CellContents,
  EMPTY_CELL,
  EMPTY_SIGNS,
  readCellText,
  readSign,
} from './cell-texts.ts';
import { withoutHeading, withoutNamesBefore, withoutRowNames } from './table-names.ts';

/* Boards that are drawn or listed, one line after another. */

const SIDE = 9;
const SIGNS = `1-9${EMPTY_SIGNS.replace('*', '\\*')}`;
const NO_SIGNS = new RegExp(`[^${SIGNS}-]+`);
const NINE = new RegExp(`^[${SIGNS}]{9}$`);
const ALL_SIGNS = new RegExp(`^[${SIGNS}-]+$`);
/** What separates cells, apart from a dash. */
const LAYOUT = /^(?:[\w\s[\]]*=)?\s*[[({]+|[\])}]+[,;\s]*$|[\s|,;:'"+]/g;
const SEPARATORS = /[\s|,;:"]+/;

/** What mails and forums put before the lines that they quote. */
const QUOTED = /^(?:[ \t]*>)+ ?/;

/** The lines of a text without its comments. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(QUOTED, ''))
    .filter((line) => !/^\s*#/.test(line));
}

/** Nine rows of a text with several boards, if all its rows are such; and how many boards there are. */
function firstBoard<T>(rows: readonly T[]): { rows: readonly T[]; puzzles: number } | undefined {
  const isWhole = rows.length > 0 && rows.length % SIDE === 0;
  return isWhole ? { rows: rows.slice(0, SIDE), puzzles: rows.length / SIDE } : undefined;
}

/** 81 signs in one piece, one such puzzle a line; a solution beside its puzzle isn't another one. */
function readRuns(lines: readonly string[]): Reading {
  const runs = lines
    .flatMap((line) => line.split(NO_SIGNS))
    .filter((run) => run.length === CELL_COUNT && /[\d.]/.test(run));
  const [first] = runs;
  if (!first) return undefined;
  const puzzles = runs.filter((run) => /[^1-9]/.test(run)).length;
  return boardOfSigns(first, { format: 'characters', puzzles: Math.max(1, puzzles) });
}

function isDrawn(lines: readonly string[]): boolean {
  return lines.some((line) => isBorder(line) || line.includes('|'));
}

/** Nine lines of nine signs, whatever else is there: borders, headings, further boards. */
function readRows(lines: readonly string[]): Reading {
  const dashless = lines.filter((line) => !isBorder(line)).map((line) => line.replace(LAYOUT, ''));
  const rowsOf = (each: readonly string[]) => firstBoard(each.filter((row) => NINE.test(row)));
  const found =
    rowsOf(dashless.map((line) => line.replaceAll('-', ''))) ??
    rowsOf(lines.map((line) => line.replace(LAYOUT, '').replaceAll('-', '.')));
  if (!found) return undefined;
  return boardOfSigns(found.rows.join(''), {
    format: isDrawn(lines) ? 'drawn' : 'characters',
    puzzles: found.puzzles,
  });
}

/** The cells of a line of a candidate grid; none where anything else is in it. */
function candidateCells(line: string): CellContents[] {
  const texts = line.split(SEPARATORS).filter((text) => text !== '');
  const cells = texts.map(readCellText);
  return cells.some((cell) => cell === undefined) ? [] : (cells as CellContents[]);
}

/**
 * Candidate grids write a digit that stands and a lone candidate alike. Where a peer still has the digit as a
 * candidate, it doesn't stand.
 */
function withLoneCandidates(cells: readonly CellContents[]): CellContents[] {
  return cells.map((contents, cell) => {
    const { value, isEntered } = contents;
    if (value === 0 || isEntered) return contents;
    const isOpen = [...peersOf(cell)].some((peer) => cells[peer]?.candidates.includes(value));
    return isOpen ? { value: 0, isEntered, candidates: [value] } : contents;
  });
}

/** 81 cells with their candidates, nine a line or all in one. */
function readCandidates(lines: readonly string[]): Reading {
  const rows = lines.filter((line) => !isBorder(line)).map(candidateCells);
  const found = firstBoard(rows.filter((row) => row.length === SIDE));
  const cells = (found?.rows ?? rows).flat();
  const isNoted = cells.some(({ candidates, isEntered }) => candidates.length > 0 || isEntered);
  if (cells.length !== CELL_COUNT || !isNoted) return undefined;
  return boardOf(withLoneCandidates(cells), {
    format: 'candidates',
    hasCandidates: true,
    puzzles: found?.puzzles ?? 1,
  });
}

/** A field of a table: a digit, or nothing. */
function readField(field: string): CellContents | undefined {
  const text = field.trim().replace(/^"(.*)"$/, '$1');
  return text === '' ? readSign(' ') : readCellText(text);
}

function isPlainField(field: string): boolean {
  return readField(field)?.candidates.length === 0;
}

function fieldsOf(line: string, delimiter: string): string[] {
  const fields = line.split(delimiter);
  const isEdged = delimiter === '|' && fields[0]?.trim() === '' && fields.at(-1)?.trim() === '';
  return isEdged ? fields.slice(1, -1) : fields;
}

/** Nine fields a line, or 81 in one, in which an empty cell may be nothing at all. */
function readTable(lines: readonly string[]): Reading {
  for (const delimiter of [',', ';', '\t', '|']) {
    const filled = lines.filter((line) => line.includes(delimiter) && !isBorder(line));
    const drawn = filled.map((line) => fieldsOf(line, delimiter));
    // What is copied from a spreadsheet may lose the empty cells at its end.
    const [first = [], last = []] = [drawn[0], drawn.at(-1)];
    if (delimiter === '\t' && drawn.length === SIDE) {
      last.push(...Array(Math.max(0, first.length - last.length)).fill(''));
    }
    const rows = withoutRowNames(drawn);
    const whole = rows.find((row) => row.length === CELL_COUNT);
    const isRow = (row: readonly string[]) => row.length === SIDE && row.every(isPlainField);
    const found = firstBoard(rows.filter(isRow));
    const cells = (whole?.every(isPlainField) ? whole : found?.rows.flat())?.map(readField);
    if (!cells) continue;
    return boardOf(cells as CellContents[], { format: 'table', puzzles: found?.puzzles ?? 1 });
  }
  return undefined;
}

/** All 81 signs, however they are spread over the lines. */
function readSpread(lines: readonly string[]): Reading {
  const grid = parseGrid(lines.join('\n').replace(/[xX?]/g, '.'));
  if (!grid.ok) return undefined;
  return boardOfSigns(grid.value.join(''), { format: isDrawn(lines) ? 'drawn' : 'characters' });
}

/** A list in source code, with or without a name that it is given. */
function readCode(lines: readonly string[]): Reading {
  const text = lines.join('\n');
  const list = text.slice(text.lastIndexOf('=') + 1).trim();
  const signs = list.replace(/[\s[\](){},;"'`]/g, '');
  const isList = /^[[({]/.test(list) && signs.length === CELL_COUNT;
  if (!isList || !ALL_SIGNS.test(signs)) return undefined;
  return boardOfSigns(signs, { format: 'characters' });
}

/** How wide three cells between bars can be drawn, and at which signs they stand. */
const BOX_COLUMNS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2],
  5: [0, 2, 4],
  6: [0, 2, 4],
  7: [1, 3, 5],
};

/** Three boxes between bars, in each three signs at their places. */
function rowOfBoxes(line: string): string | undefined {
  const boxes = fieldsOf(line, '|');
  if (boxes.length !== 3) return undefined;
  return boxes
    .map((box) => BOX_COLUMNS[box.length]?.map((column) => box.charAt(column)).join('') ?? '')
    .join('');
}

/** A board in which a blank is an empty cell: 81 signs in a line, nine lines of nine, or boxes between bars. */
function readBlanks(lines: readonly string[]): Reading {
  const kept = lines.filter((line) => !isBorder(line));
  const from = kept.findIndex((line) => line.trim() !== '');
  const block = kept.slice(from).join('\n').trimEnd().split('\n');
  const [only = ''] = block;
  const width = block.length === 1 ? CELL_COUNT : SIDE;
  const rows = isDrawn(lines) ? block.map(rowOfBoxes) : block.map((line) => line.padEnd(width));
  const text = (block.length === 1 ? only.padEnd(width) : rows.join('')).replaceAll(' ', '.');
  const isWhole = rows.length === 1 || rows.every((row) => row?.length === SIDE);
  // Blanks that were cut off at the end of a line alone are none: there is a sign too few.
  const areBlank = block.some((line) => / [1-9]/.test(line)) && !/[.0]/.test(block.join(''));
  const isBoard = isWhole && text.length === CELL_COUNT && /^[1-9.]+$/.test(text);
  return isBoard && areBlank ? boardOfSigns(text, { format: 'blanks' }) : undefined;
}

/** What the nine signs of a cell say: with all digits nothing, and a lone one may stand there. */
function readNine(signs: string): CellContents {
  const candidates = DIGITS.filter((digit) => signs[digit - 1] === String(digit));
  const [value = 0, second] = candidates;
  if (candidates.length === SIDE) return EMPTY_CELL;
  return second ? { ...EMPTY_CELL, candidates } : { ...EMPTY_CELL, value };
}

/** Nine signs a cell, one for each digit: the digit at its place, or a sign that it is gone. */
function readSukaku(lines: readonly string[]): Reading {
  const signs = lines
    .filter((line) => !isBorder(line))
    .join('')
    .replace(/[\s|]/g, '');
  if (
    signs.length !== CELL_COUNT * SIDE ||
    !/^(?:[1.0][2.0][3.0][4.0][5.0][6.0][7.0][8.0][9.0])+$/.test(signs)
  ) {
    return undefined;
  }
  const cells = CELLS.map((cell) => readNine(signs.slice(SIDE * cell, SIDE * (cell + 1))));
  return boardOf(withLoneCandidates(cells), { format: 'sukaku', hasCandidates: true });
}

/** A number below zero in a list: its sign is no line, and no empty cell. */
const NEGATIVE = /(?:^|[,;[{(])[ \t]*-[1-9][ \t]*[,;\]})]|[,;][ \t]*-[1-9][ \t]*$/;

/** Reads what is drawn or listed in lines; undefined where it is no board. */
export function readLines(text: string): Reading {
  const lines = withoutNamesBefore(withoutHeading(linesOf(text)));
  if (lines.some((line) => NEGATIVE.test(line))) return undefined;
  const readers = [
    readSukaku,
    readRuns,
    readRows,
    readCandidates,
    readTable,
    readBlanks,
    readSpread,
    readCode,
  ];
  for (const read of readers) {
    const board = read(lines);
    if (board) return board;
  }
  return undefined;
}
