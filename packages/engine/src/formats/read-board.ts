import type { Result } from '../result.ts';
import { type ReadBoard, type ReadBoardError, unread } from './board-format.ts';
import { readJson } from './json.ts';
import { readLines } from './lines.ts';
import { readLink, readPayload } from './links.ts';
import { readLibraryLine, readSadMan } from './named-formats.ts';
import { readOpenSudoku } from './open-sudoku.ts';
import { plainText } from './plain-text.ts';
import { whyUnread } from './why-unread.ts';

/** A file of about a thousand puzzles; longer texts are not looked at. */
const LONGEST_TEXT = 100_000;

/** The formats that say what they are come first; what is only drawn comes last. */
const READERS = [
  readLink,
  readPayload,
  readOpenSudoku,
  readJson,
  readSadMan,
  readLibraryLine,
  readLines,
];

/**
 * Reads a board from whatever text there is of one: 81 characters in one piece or spread over lines, drawn grids,
 * tables, candidate grids, the files and links of other programs, JSON, and what `toLinkText`, `formatGrid` and
 * `formatPosition` write. The format is recognised; of several puzzles the first is read. Takes anything, never
 * throws, and answers soon: a board within a millisecond or so, any text of up to 100,000 characters, the most that is
 * read, within half a second.
 *
 * @example
 * ```ts
 * const read = readBoard(`My puzzle: ${text}`);
 * read.ok && [read.value.format, formatGrid(read.value.values) === text]; // → ["characters",true]
 * const wrong = readBoard(text.slice(1));
 * !wrong.ok && wrong.error.message; // → There are 80 cells instead of 81.
 * ```
 */
export function readBoard(text: unknown): Result<ReadBoard, ReadBoardError> {
  if (typeof text !== 'string') return unread({ code: 'not-a-text' });
  if (text.length > LONGEST_TEXT) {
    return unread({ code: 'too-long', length: text.length, most: LONGEST_TEXT });
  }
  const plain = plainText(text);
  for (const read of READERS) {
    const board = read(plain);
    if (board) return board;
  }
  return whyUnread(plain);
}
