import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type Conflict, parseGrid, type Validation, validate } from '@nanpure/engine';
import type { Dependencies } from '../dependencies.ts';
import {
  BoardSchema,
  boardFailure,
  EXAMPLE_BOARD,
  LineSchema,
  PlaceSchema,
  placeOf,
} from '../http/boards/board.ts';
import { DigitSchema } from '../http/boards/digit.ts';
import { HouseSchema, houseOf } from '../http/boards/step.ts';
import {
  BOARD_ERRORS,
  BODY_ERRORS,
  errorResponses,
  OVERLOAD_ERRORS,
} from '../http/errors/error-docs.ts';
import { replyError } from '../http/errors/errors.ts';
import { LanguageSchema } from '../http/language.ts';
import { ShortTextSchema } from '../http/short-text.ts';
import { TAGS } from '../http/tags.ts';

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    language: LanguageSchema.optional(),
    problem_id: ShortTextSchema.optional().openapi({
      description: 'The problem the board belongs to.',
      example: 'easy-0001',
    }),
  })
  .openapi('ValidateSolutionRequest', { example: { board: EXAMPLE_BOARD } });

const ConflictSchema = z
  .object({
    row: LineSchema,
    col: LineSchema,
    value: DigitSchema,
    house: HouseSchema,
  })
  .openapi('Conflict', {
    description: 'A cell whose value stands in one of its houses again; one entry for each house.',
  });

const ReplySchema = z
  .object({
    valid: z.boolean().openapi({ description: 'No row, column or box has a value twice.' }),
    complete: z.boolean().openapi({ description: 'No cell is empty.' }),
    correct: z.boolean().openapi({
      description: 'Complete, valid, and the solution of the problem if one was named.',
    }),
    conflicts: z.array(ConflictSchema),
    wrong_cells: z.array(PlaceSchema).openapi({
      description:
        'The filled cells that differ from the solution; always empty when no problem was named.',
    }),
  })
  .openapi('ValidateSolutionReply');

const route = createRoute({
  method: 'post',
  path: '/validate_solution',
  operationId: 'validateSolution',
  tags: [TAGS.boards],
  summary: 'Checks a board',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'What was found.',
      content: { 'application/json': { schema: ReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...BOARD_ERRORS, ...OVERLOAD_ERRORS, 'unknown-problem'),
  },
});

function conflictingCells({ house, digit, cells }: Conflict) {
  return cells.map((cell) => ({
    ...placeOf(cell),
    value: digit,
    house: houseOf(house),
  }));
}

function replyOf({ conflicts, wrongCells, isValid, isComplete, isCorrect }: Validation) {
  return {
    valid: isValid,
    complete: isComplete,
    correct: isCorrect,
    conflicts: conflicts.flatMap(conflictingCells),
    wrong_cells: wrongCells.map(placeOf),
  };
}

/** POST /validate_solution: whether a board is valid, complete, and the solution of its problem. */
export function validateSolution({ problemById }: Pick<Dependencies, 'problemById'>) {
  return new OpenAPIHono().openapi(route, (c) => {
    const { board, problem_id: id, language } = c.req.valid('json');
    const grid = parseGrid(board);
    if (!grid.ok) return replyError(c, boardFailure(grid.error), language);
    const problem = id === undefined ? undefined : problemById(id);
    if (id !== undefined && !problem) {
      return replyError(c, { code: 'unknown-problem', details: { problem_id: id } }, language);
    }
    return c.json(replyOf(validate(grid.value, problem?.puzzle.solution)), 200);
  });
}
