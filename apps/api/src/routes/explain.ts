import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Dependencies } from '../dependencies.ts';
import { BoardSchema, EXAMPLE_BOARD, LevelSchema } from '../http/boards/board.ts';
import { TechniquesSchema, techniquesOf } from '../http/boards/ladder-step.ts';
import { PUZZLE_ERRORS, readPuzzle } from '../http/boards/puzzle.ts';
import { sendJsonText } from '../http/encoding/json-text.ts';
import {
  BODY_ERRORS,
  errorResponses,
  OVERLOAD_ERRORS,
  WORK_ERRORS,
} from '../http/errors/error-docs.ts';
import { replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';
import { type ExplainReply, ExplainReplySchema } from '../ladder/explain-reply.ts';
import { replyWorkFailure } from '../ladder/reply-failure.ts';
import { limitBoards } from '../limits/limit-boards.ts';

/** As many steps as most puzzles take. */
const MAX_STEPS = 100;

/** No path is longer: each step rules out one of 729 candidates at least. */
const MAX_FIRST = 729;

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    techniques: TechniquesSchema.default('all'),
    hint_level: LevelSchema.default(3).openapi({
      type: 'integer',
      enum: [1, 2, 3],
      default: 3,
      description:
        'How much the texts tell: 1 where to look, 2 which technique and which cells, 3 all.',
    }),
    first: z.int().min(0).max(MAX_FIRST).default(0).openapi({
      description: 'The first step of the reply, counted from 0; `next` of the reply before.',
    }),
    limit: z.int().min(1).max(MAX_STEPS).default(MAX_STEPS).openapi({
      description:
        'How many steps the reply has at most. It has fewer where their reasons are very long: go on with `next`.',
    }),
    language: LanguageSchema.optional(),
  })
  .openapi('ExplainRequest', { example: { board: EXAMPLE_BOARD } });

const route = createRoute({
  method: 'post',
  path: '/explain',
  operationId: 'explain',
  tags: [TAGS.boards],
  summary: 'The whole way through a puzzle',
  description:
    'Each step is of the easiest technique that leads on, with its reason in words and in data. The same for the same request.',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'The steps in their order.',
      content: { 'application/json': { schema: ExplainReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...PUZZLE_ERRORS, ...OVERLOAD_ERRORS, ...WORK_ERRORS),
  },
});

/** POST /explain: the steps that solve a puzzle, and why each holds. */
export function explain({
  doJob,
  ...limits
}: Pick<Dependencies, 'doJob' | 'boardQuota' | 'addressOf'>) {
  const limit = limitBoards(limits);
  return new OpenAPIHono().openapi(route, async (c) => {
    const { board, techniques, hint_level: level, language: named, ...part } = c.req.valid('json');
    const language = answerLanguage(c, named);
    const puzzle = readPuzzle(board);
    if (!puzzle.ok) return replyError(c, puzzle.error, language);
    const refusal = await limit(c, 1, language);
    if (refusal) return refusal;
    const { givens } = puzzle.value;
    const json = await doJob(
      'explain',
      { givens, techniques: techniquesOf(techniques), level, language, ...part },
      c.req.raw.signal,
    );
    if (!json.ok) return replyWorkFailure(c, json.error, language);
    return sendJsonText<ExplainReply>(c, json.value);
  });
}
