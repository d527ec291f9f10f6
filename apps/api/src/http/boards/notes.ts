import { z } from '@hono/zod-openapi';
import { CELLS, columnOf, type Digit, isDigit, rowOf } from '@nanpure/engine';
import type { Notes } from '@nanpure/engine/hints';

/** A record leaves this name out without a word; here it is as wrong as any other. */
const withoutProto = z.custom<Record<string, number[]>>(
  (value) => !Object.hasOwn(Object(value), '__proto__'),
  { params: { format: 'place' } },
);

/** A row and a column, counted from 0. */
const PLACE = /^[0-8],[0-8]$/;

/** The notes of a board, by place. */
export const NotesSchema = withoutProto
  .pipe(z.record(z.string().regex(PLACE), z.array(z.int().min(1).max(9)).max(9)))
  .openapi({
    type: 'object',
    description:
      'The notes of cells by `row,col`, counted from 0. A board keeps no candidates: what earlier hints have ruled out is known from the notes, so send them, or the same hint may come again. A cell without notes has all candidates; wrong notes are told in the hint.',
    additionalProperties: {
      type: 'array',
      maxItems: 9,
      items: { type: 'integer', minimum: 1, maximum: 9 },
    },
    example: { '0,2': [1, 2, 4] },
  });

/** The notes of a request, by cell. */
export function notesOf(notes: z.infer<typeof NotesSchema>): Notes {
  return CELLS.map((cell) => {
    const digits = notes[`${rowOf(cell)},${columnOf(cell)}`] ?? [];
    return [...new Set<Digit>(digits.filter(isDigit))].sort();
  });
}
