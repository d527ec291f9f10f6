import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { parseGrid, parsePuzzle } from '@nanpure/engine';
import {
  BoardSchema,
  boardFailure,
  EXAMPLE_BOARD,
  PlacedDigitSchema,
  placedDigit,
} from '../http/boards/board.ts';
import { DigitSchema } from '../http/boards/digit.ts';
import { candidatesByPlace, NotesSchema, notesOf, withNotes } from '../http/boards/notes.ts';
import {
  BOARD_ERRORS,
  BODY_ERRORS,
  errorResponses,
  OVERLOAD_ERRORS,
} from '../http/errors/error-docs.ts';
import { replyError } from '../http/errors/errors.ts';
import { LanguageSchema } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    notes: NotesSchema.optional().openapi({
      description:
        'What is noted so far, by `row,col`: a cell with notes has no other candidates. A cell without notes has all that the digits on the board leave.',
    }),
    language: LanguageSchema.optional(),
  })
  .openapi('CandidatesRequest', { example: { board: EXAMPLE_BOARD, notes: { '0,2': [1, 2] } } });

export const CandidatesReplySchema = z
  .object({
    candidates: z.record(z.string(), z.array(DigitSchema)).openapi({
      description:
        'The candidates of each empty cell by `row,col`, counted from 0: in the form in which other requests take `notes`. A cell with none shows that a digit on the board is wrong.',
    }),
    wrong_notes: z.array(PlacedDigitSchema).openapi({
      description: 'Notes that a digit on the board rules out. They are no candidates.',
    }),
    missing_notes: z.array(PlacedDigitSchema).openapi({
      description:
        'What the solution has in cells whose notes lack it, where the board has one solution. It stays a candidate.',
    }),
  })
  .openapi('CandidatesReply');

const route = createRoute({
  method: 'post',
  path: '/candidates',
  operationId: 'candidates',
  tags: [TAGS.boards],
  summary: 'What can still go into each empty cell',
  description:
    'What the digits on the board leave by the rules alone; with notes, what these have ruled out besides. Any board will do, with a solution or not.',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'The candidates, and what is wrong with the notes.',
      content: { 'application/json': { schema: CandidatesReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...BOARD_ERRORS, ...OVERLOAD_ERRORS),
  },
});

/** POST /candidates: the candidates of the empty cells of a board. */
export function candidates() {
  return new OpenAPIHono().openapi(route, (c) => {
    const { board, notes, language } = c.req.valid('json');
    const grid = parseGrid(board);
    if (!grid.ok) return replyError(c, boardFailure(grid.error), language);
    // Without notes, no solution is needed.
    const puzzle = notes && parsePuzzle(grid.value);
    const solution = puzzle?.ok ? puzzle.value.solution : undefined;
    const { position, wrong, missing } = withNotes(grid.value, notes && notesOf(notes), solution);
    return c.json(
      {
        candidates: candidatesByPlace(position),
        wrong_notes: wrong.map(placedDigit),
        missing_notes: missing.map(placedDigit),
      },
      200,
    );
  });
}
