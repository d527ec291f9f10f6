import { z } from '@hono/zod-openapi';
import type { GridError } from '@nanpure/engine';
import type { Failure } from './errors.ts';

const EXAMPLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** A board as a request may give it. The engine's `parseGrid` then counts and reads its cells. */
export const BoardSchema = z
  .union([z.string(), z.array(z.array(z.number()))], {
    error: 'Expected a text of 81 characters, or 9 rows of 9 numbers.',
  })
  .openapi('Board', {
    description: 'The 81 cells row by row from the top left, as a text or as 9 rows of 9 numbers.',
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
    example: EXAMPLE,
  });

/** A row or column in a reply. */
export const LineSchema = z
  .int()
  .min(0)
  .max(8)
  .openapi({ description: 'Counted from 0: rows from the top, columns from the left.' });

/** Says what is wrong with a board that the engine could not read, and where. */
export function boardFailure(error: GridError): Failure<GridError['code']> {
  switch (error.code) {
    case 'not-a-grid':
      return { code: error.code, message: 'The board is neither a text nor a list of rows.' };
    case 'wrong-length':
      return wrongLength(error);
    case 'wrong-row-length':
      return wrongRowLength(error);
    case 'bad-value':
      return badValue(error);
  }
}

type ErrorWith<Code extends GridError['code']> = Extract<GridError, { code: Code }>;

function wrongLength({ code, length, expected }: ErrorWith<'wrong-length'>) {
  const unit = expected === 9 ? 'rows' : 'cells';
  const message = `The board needs ${expected} ${unit}, but has ${length}.`;
  return { code, message, details: { length, expected } };
}

function wrongRowLength({ code, row, length }: ErrorWith<'wrong-row-length'>) {
  const message = `Row ${row} (counted from 0) of the board needs 9 cells, but has ${length}.`;
  return { code, message, details: { row, length } };
}

function badValue({ code, row, column, value }: ErrorWith<'bad-value'>) {
  const place = `row ${row}, column ${column} (counted from 0)`;
  const message = `The board has "${value}" in ${place}. A cell is 1 to 9, or 0 if empty.`;
  return { code, message, details: { row, col: column, value } };
}
