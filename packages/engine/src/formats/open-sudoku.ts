import { CELL_COUNT } from '../houses.ts';
import { type Reading, unread } from './board-format.ts';
import {
  boardOf,
  boardOfSigns,
  type CellContents,
  digitsOfBits,
  EMPTY_CELL,
  readSign,
} from './cell-texts.ts';

/* OpenSudoku's XML: each puzzle is an attribute, 81 digits of its collections or all that is known of a game. */

const DATA = /\bdata\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const PLAIN = /^[0-9.]{81}$/;
const LINE_BREAK = /&#(?:10|xa);/gi;

/** A game as it is saved: the version, then fields between bars, as many a cell as the version has. */
const SAVED = /^version: ?([1-5])\s+([\d,|-]+)$/;
/** Its digit, notes, since version 4 second notes, in version 5 a colour, and whether the player may change it. */
const FIELDS = [0, 3, 3, 3, 4, 5];

/** The first version lists the notes; later ones have a bit for each. */
function notesIn(field: string, version: number) {
  if (version > 1) return digitsOfBits(Number(field));
  return field.split(',').flatMap((digit) => readSign(digit).value || []);
}

function savedCell(fields: readonly string[], version: number): CellContents {
  const { value } = readSign(fields[0] ?? '');
  if (value === 0) return { ...EMPTY_CELL, candidates: notesIn(fields[1] ?? '', version) };
  return { ...EMPTY_CELL, value, isEntered: fields.at(-1) === '1' };
}

function savedCells(data: string): CellContents[] | undefined {
  const [, digit = '', text = ''] = SAVED.exec(data) ?? [];
  const version = Number(digit);
  const size = FIELDS[version] ?? 0;
  // Version 2 writes some bars twice.
  const fields = text.split('|').filter((field) => field !== '');
  if (size === 0 || fields.length !== CELL_COUNT * size) return undefined;
  return Array.from({ length: CELL_COUNT }, (_, cell) =>
    savedCell(fields.slice(cell * size, (cell + 1) * size), version),
  );
}

/** Reads OpenSudoku's XML; undefined where the text is none. */
export function readOpenSudoku(text: string): Reading {
  if (!/<(?:opensudoku\d?|game)\b/i.test(text)) return undefined;
  const puzzles = [...text.matchAll(DATA)]
    .map(([, double, single]) => (double ?? single ?? '').replace(LINE_BREAK, '\n').trim())
    .filter((data) => PLAIN.test(data) || SAVED.test(data));
  const [first] = puzzles;
  const facts = { format: 'opensudoku', tellsGivens: true, puzzles: puzzles.length } as const;
  if (first === undefined) return unread({ code: 'no-board' });
  if (PLAIN.test(first)) return boardOfSigns(first, facts);
  const cells = savedCells(first);
  if (!cells) return unread({ code: 'no-board' });
  return boardOf(cells, {
    ...facts,
    hasCandidates: cells.some(({ candidates }) => candidates.length > 0),
  });
}
