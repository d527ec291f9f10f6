import { CELL_COUNT } from '../houses.ts';
import { isBorder } from '../position-text.ts';
import { type ReadBoardError, unread } from './board-format.ts';
import { EMPTY_SIGNS, readCellText } from './cell-texts.ts';

/** Fewer digits than these are no Sudoku, but a text with some numbers in it. */
const FEWEST_DIGITS = 9;
const CELL_SIGN = new RegExp(`[1-9${EMPTY_SIGNS.replace('*', '\\*')}-]`);
const LAYOUT_SIGN = /[\s|,;:'"+=(){}[\]>]/;
/** A line with fewer cells than these is not taken for a row. */
const FEWEST_IN_ROW = 5;

type Failure = { readonly ok: false; readonly error: ReadBoardError };

interface Line {
  readonly text: string;
  /** Counted from 1, in the whole text. */
  readonly number: number;
  readonly cells: number;
}

function cellsIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function linesWithCells(text: string, areWords: boolean): Line[] {
  return text.split('\n').flatMap((line, index) => {
    if (isBorder(line) || /^\s*#/.test(line)) return [];
    const words = line.split(/[\s|,;:"]+/).filter((word) => word !== '');
    const signs = words.map((word) => [...word].filter((sign) => CELL_SIGN.test(sign)).join(''));
    const cells = areWords ? words.length : cellsIn(signs);
    return cells === 0 ? [] : [{ text: line, number: index + 1, cells }];
  });
}

/** The first sign that is no cell, in a line that has many that are. */
function foreignSign(lines: readonly Line[]): Failure | undefined {
  for (const { text, number, cells } of lines) {
    if (cells < FEWEST_IN_ROW) continue;
    const signs = [...text];
    const index = signs.findIndex((sign) => !CELL_SIGN.test(sign) && !LAYOUT_SIGN.test(sign));
    const sign = signs[index];
    if (sign) return unread({ code: 'bad-sign', sign, at: { line: number, column: index + 1 } });
  }
  return undefined;
}

/** The first cell of 81 that is none: digits twice, say. */
function badCell(lines: readonly Line[]): Failure | undefined {
  const words = lines.flatMap(({ text }) => text.split(/[\s|,;:"]+/).filter((word) => word));
  if (words.length !== CELL_COUNT) return undefined;
  const cell = words.findIndex((word) => readCellText(word) === undefined);
  if (cell === -1) return undefined;
  return unread({ code: 'bad-cell', cell, value: (words[cell] ?? '').slice(0, 20) });
}

/** The first of several rows that has more or fewer than nine cells, where most have nine. */
function wrongRow(lines: readonly Line[]): Failure | undefined {
  const rows = lines.filter(({ cells }) => cells >= FEWEST_IN_ROW);
  const wrong = rows.filter(({ cells }) => cells !== 9);
  const [first] = wrong;
  if (!first || 2 * wrong.length >= rows.length) return undefined;
  const at = { line: first.number, column: 1 };
  return unread({ code: 'wrong-row-length', length: first.cells, at });
}

/** Says as exactly as it can why a text is no board, and where. */
export function whyUnread(text: string): Failure {
  const digits = text.replace(/[^1-9]/g, '').length;
  if (digits < FEWEST_DIGITS) return unread({ code: 'no-board' });
  const hasCandidates = /(?:^|[\s|])[1-9]{2,8}[\s|]+[1-9]{1,8}[\s|]/.test(text);
  const lines = linesWithCells(text, hasCandidates);
  const length = lines.reduce((sum, { cells }) => sum + cells, 0);
  return (
    badCell(lines) ??
    foreignSign(lines) ??
    wrongRow(lines) ??
    (length === CELL_COUNT
      ? unread({ code: 'no-board' })
      : unread({ code: 'wrong-length', length, expected: 81 }))
  );
}
