import { z } from '@hono/zod-openapi';
import {
  type Candidate,
  type Cell,
  columnOf,
  type Grid,
  type GridError,
  rowOf,
} from '@nanpure/engine';
import type { Failure } from '../errors/errors.ts';
import { DigitSchema } from './digit.ts';

/** How much a hint tells. */
export const LevelSchema = z.literal([1, 2, 3]).openapi({ type: 'integer', enum: [1, 2, 3] });

/** A puzzle for the examples of the documentation. */
export const EXAMPLE_BOARD =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** A board in a request. Its length and cells are checked by the engine's `parseGrid`. */
export const BoardSchema = z.union([z.string(), z.array(z.array(z.number()))]).openapi('Board', {
  description: 'The 81 cells row by row from the top left, as a string or as 9 rows of 9 numbers.',
  anyOf: [
    { type: 'string', pattern: '^[1-9.0]{81}$', description: '`.` or `0` for an empty cell.' },
    {
      type: 'array',
      minItems: 9,
      maxItems: 9,
      description: '0 for an empty cell.',
      items: {
        type: 'array',
        minItems: 9,
        maxItems: 9,
        items: { type: 'integer', minimum: 0, maximum: 9 },
      },
    },
  ],
  example: EXAMPLE_BOARD,
});

export type Board = z.infer<typeof BoardSchema>;

/** A row or column in a reply. */
export const LineSchema = z
  .int()
  .min(0)
  .max(8)
  .openapi({ description: 'Counted from 0: rows from the top, columns from the left.' });

/** A cell in a reply. */
export const PlaceSchema = z.object({ row: LineSchema, col: LineSchema }).openapi('Place');

/** A digit in a cell of a reply. */
export const PlacedDigitSchema = PlaceSchema.extend({ value: DigitSchema }).openapi('PlacedDigit');

export type PlacedDigit = z.infer<typeof PlacedDigitSchema>;

/** A cell as JSON. */
export function placeOf(cell: Cell) {
  return { row: rowOf(cell), col: columnOf(cell) };
}

/** A digit in a cell as JSON. */
export function placedDigit({ cell, digit }: Candidate) {
  return { row: rowOf(cell), col: columnOf(cell), value: digit };
}

/** How many cells of a board are empty. */
export function countEmptyCells(board: Grid): number {
  return board.filter((value) => value === 0).length;
}

/** The error for a board that the engine can't parse. */
export function boardFailure(error: GridError): Failure<Exclude<GridError['code'], 'not-a-grid'>> {
  switch (error.code) {
    case 'not-a-grid':
      throw new Error('the schema lets nothing through but strings and rows');
    case 'wrong-length':
      return { code: error.code, details: { length: error.length, expected: error.expected } };
    case 'wrong-row-length':
      return { code: error.code, details: { row: error.row, length: error.length } };
    case 'bad-value':
      return {
        code: error.code,
        details: { row: error.row, col: error.column, value: error.value },
      };
  }
}
