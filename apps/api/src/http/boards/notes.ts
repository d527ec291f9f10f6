import { z } from '@hono/zod-openapi';
import {
  type Candidate,
  CELLS,
  columnOf,
  type Digit,
  type Grid,
  isDigit,
  Position,
  rowOf,
  valueAt,
} from '@nanpure/engine';
import type { Notes } from '@nanpure/engine/hints';
import { DigitSchema } from './digit.ts';

/** A record leaves this name out without a word; here it is as wrong as any other. */
const withoutProto = z.custom<Record<string, number[]>>(
  (value) => !Object.hasOwn(Object(value), '__proto__'),
  { params: { format: 'place' } },
);

/** A row and a column, counted from 0. */
const PLACE = /^[0-8],[0-8]$/;

/** The notes of a board, by place. */
export const NotesSchema = withoutProto
  .pipe(z.record(z.string().regex(PLACE), z.array(DigitSchema).max(9)))
  .openapi({
    type: 'object',
    description:
      'The notes of cells by `row,col`, counted from 0. A board keeps no candidates: what earlier hints have ruled out is known from the notes, so send them, or the same hint may come again. A cell without notes has all candidates. A note that is missing counts as ruled out where a technique of the catalogue justifies that, and with the whole ladder wherever all empty cells have notes; else it is taken for a slip, as a wrong one is, and a hint that needs the cell says so.',
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

/** A board with its candidates, as far as notes have narrowed them down. */
export interface NotedBoard {
  readonly position: Position;
  /** What is noted, and ruled out by the digits on the board: that of its own cell, too, where it is another. */
  readonly wrong: readonly Candidate[];
  /** What goes into a cell and isn't noted there: it stays a candidate all the same. */
  readonly missing: readonly Candidate[];
}

/**
 * The candidates of a board without those that cells with notes don't note. Where the solution is known, what goes
 * into a cell stays, so that no slip in the notes leads to anything false.
 */
export function withNotes(grid: Grid, notes: Notes = [], solution?: Grid): NotedBoard {
  const start = Position.fromGrid(grid);
  const lists = start.emptyCells
    .toArray()
    .map((cell) => ({ cell, digits: notes[cell] ?? [] }))
    .filter(({ digits }) => digits.length > 0);
  const wrong = CELLS.flatMap((cell) =>
    (notes[cell] ?? [])
      .map((digit) => ({ cell, digit }))
      .filter((each) => !start.has(each) && valueAt(grid, cell) !== each.digit),
  );
  const unnoted = lists.flatMap(({ cell, digits }) => {
    const candidates = start.digitsAt(cell);
    // Notes of nothing that can go there rule nothing out: otherwise what the solution has were all that is left.
    if (!candidates.some((digit) => digits.includes(digit))) return [];
    return candidates.filter((digit) => !digits.includes(digit)).map((digit) => ({ cell, digit }));
  });
  const isRight = ({ cell, digit }: Candidate) =>
    solution !== undefined && valueAt(solution, cell) === digit;
  return {
    position: start.eliminate(unnoted.filter((each) => !isRight(each))),
    wrong,
    missing: unnoted.filter(isRight),
  };
}

/** The candidates of the empty cells by place, as notes are. */
export function candidatesByPlace(position: Position) {
  return Object.fromEntries(
    position.emptyCells
      .toArray()
      .map((cell) => [`${rowOf(cell)},${columnOf(cell)}`, position.digitsAt(cell)]),
  );
}
