import { z } from '@hono/zod-openapi';
import { type Candidate, type Cell, cellAt, type Digit, isDigit } from '@nanpure/engine';

const WHOLE = /^-?\d+$/;

/** The number in a text of digits; one that JavaScript doesn't hold exactly as the last one that it does. */
function wholeNumber(digits: string): number {
  const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number;
  return Math.max(MIN_SAFE_INTEGER, Math.min(Number(digits), MAX_SAFE_INTEGER));
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
  /** Where the query has no number. */
  readonly usual: number;
  readonly description: string;
}

/** A whole number in a query: digits only, where JavaScript would take `0x10`, `1e3` and spaces, too. */
export function numberInQuery({ minimum, maximum, usual, description }: Range) {
  return z
    .preprocess((text, c) => {
      if (typeof text === 'string' && WHOLE.test(text)) return wholeNumber(text);
      c.addIssue({ code: 'invalid_type', expected: 'int', input: text });
      return z.NEVER;
    }, z.int().min(minimum).max(maximum))
    .default(usual)
    .openapi({ type: 'integer', minimum, maximum, default: usual, description, example: usual });
}

const PLACE = '[0-8],[0-8]';
const CANDIDATE_LIST = `${PLACE}:[1-9]{1,9}(;${PLACE}:[1-9]{1,9}){0,80}`;
const PLACES = `^${PLACE}(;${PLACE}){0,80}$`;
const CANDIDATES = `^${CANDIDATE_LIST}$`;
const NOTES = `^(all|${CANDIDATE_LIST})$`;

/** The longest list: 81 places with nine digits each. */
const MAX_LENGTH = 81 * 14;

function textLike(pattern: string, format: string) {
  const expression = new RegExp(pattern);
  return z
    .string()
    .max(MAX_LENGTH)
    .refine((text) => expression.test(text), { params: { format } });
}

/** Cells in a query. */
export const CellsTextSchema = textLike(PLACES, 'cells').openapi({
  type: 'string',
  pattern: PLACES,
  example: '0,2;0,3',
});

/** Candidates of cells in a query. */
export const CandidatesTextSchema = textLike(CANDIDATES, 'candidates').openapi({
  type: 'string',
  pattern: CANDIDATES,
  example: '0,2:124;0,3:26',
});

function cellIn(place: string): Cell {
  const [row = 0, column = 0] = place.split(',').map(Number);
  return cellAt(row, column);
}

/** The notes of a board in a query: those of some cells, or every candidate. */
export const NotesTextSchema = textLike(NOTES, 'candidates').openapi({
  type: 'string',
  pattern: NOTES,
  example: 'all',
});

/** The cells that a text names. */
export function cellsIn(text: string | undefined): Cell[] {
  return (text?.split(';') ?? []).map(cellIn);
}

/** The digits in a text, each once, in their order. */
function digitsIn(text: string): Digit[] {
  return [...new Set([...text].map(Number).filter(isDigit))].sort();
}

/** The candidates that a text names. */
export function candidatesIn(text: string | undefined): Candidate[] {
  return (text?.split(';') ?? []).flatMap((part) => {
    const [place = '', digits = ''] = part.split(':');
    const cell = cellIn(place);
    return digitsIn(digits).map((digit) => ({ cell, digit }));
  });
}
