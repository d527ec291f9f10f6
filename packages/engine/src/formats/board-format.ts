import type { Grid } from '../grid.ts';
import { err, type Result } from '../result.ts';
import type { Cell, Digit } from '../types.ts';

/** How a Sudoku can be written; the README describes each. */
export const BOARD_FORMATS = /* @__PURE__ */ Object.freeze([
  'characters',
  'drawn',
  'table',
  'blanks',
  'candidates',
  'sukaku',
  'sadman',
  'hodoku-library',
  'opensudoku',
  'json',
  'sudokuwiki',
  'position',
  'link',
] as const);

export type BoardFormat = (typeof BOARD_FORMATS)[number];

/** A board as a text holds it. Plain data; it may still break the rules (see `checkBoard`). */
export interface ReadBoard {
  /** What stands in the cells. */
  readonly values: Grid;
  /** Those of them that are givens; undefined where the text doesn't tell them from answers. */
  readonly givens: Grid | undefined;
  /**
   * The candidates of each cell as the text has them, right or wrong; none where a digit stands. Undefined where the
   * format has no candidates.
   */
  readonly candidates: readonly (readonly Digit[])[] | undefined;
  readonly format: BoardFormat;
  /** How many puzzles the text holds; the first one is read. */
  readonly puzzles: number;
}

/** A place in a text; lines and columns are counted from 1, as editors do. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

type Reason =
  | { readonly code: 'not-a-text' }
  | { readonly code: 'too-long'; readonly length: number; readonly most: number }
  /** Nothing in the text looks like a Sudoku. */
  | { readonly code: 'no-board' }
  /** A link to another site that keeps the puzzle itself, or packs it in a way of its own. */
  | { readonly code: 'packed-link' }
  /** A link whose puzzle is damaged. */
  | { readonly code: 'bad-link' }
  /** A puzzle with more rules than those of Sudoku. */
  | { readonly code: 'variant'; readonly rule: string }
  | { readonly code: 'bad-json' }
  | { readonly code: 'bad-sign'; readonly sign: string; readonly at: TextPlace }
  | { readonly code: 'bad-cell'; readonly cell: Cell; readonly value: string }
  | { readonly code: 'wrong-row-length'; readonly length: number; readonly at: TextPlace }
  | { readonly code: 'wrong-length'; readonly length: number; readonly expected: 81 };

/** Why no board can be read, with a sentence for developers. */
export type ReadBoardError = Reason & { readonly message: string };

/** What a reader of one format makes of a text: undefined where it is none of its texts. */
export type Reading = Result<ReadBoard, ReadBoardError> | undefined;

function messageOf(reason: Reason): string {
  switch (reason.code) {
    case 'not-a-text':
      return 'A board is read from a text.';
    case 'too-long':
      return `The text has ${reason.length} characters; no more than ${reason.most} are read.`;
    case 'no-board':
      return 'There is no Sudoku in this text.';
    case 'packed-link':
      return 'This link keeps its puzzle in a form that only its own site reads.';
    case 'bad-link':
      return 'The puzzle in this link is damaged.';
    case 'variant':
      return `The puzzle has a rule that Sudoku does not have: ${reason.rule}.`;
    case 'bad-json':
      return 'This JSON holds no board.';
    case 'bad-sign':
      return `Line ${reason.at.line}, column ${reason.at.column}: '${reason.sign}' is no cell.`;
    case 'bad-cell':
      return `Row ${Math.floor(reason.cell / 9) + 1}, column ${(reason.cell % 9) + 1}: '${reason.value}' is no cell.`;
    case 'wrong-row-length':
      return `Line ${reason.at.line} has ${reason.length} cells instead of 9.`;
    case 'wrong-length':
      return `There are ${reason.length} cells instead of 81.`;
  }
}

/** A reason with its sentence. */
export function unread(reason: Reason): { readonly ok: false; readonly error: ReadBoardError } {
  return err({ ...reason, message: messageOf(reason) });
}
