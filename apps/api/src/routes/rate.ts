import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { err, ok, type Puzzle, type Result } from '@nanpure/engine';
import type { Dependencies } from '../dependencies.ts';
import {
  answerBatch,
  BATCH_DESCRIPTION,
  BoardsSchema,
  batchReplySchema,
} from '../http/boards/batch.ts';
import { type Board, BoardSchema, EXAMPLE_BOARD } from '../http/boards/board.ts';
import { TechniquesSchema, techniquesOf } from '../http/boards/ladder-step.ts';
import { PUZZLE_ERRORS, readPuzzle } from '../http/boards/puzzle.ts';
import { sendJsonText } from '../http/encoding/json-text.ts';
import {
  BODY_ERRORS,
  errorResponses,
  OVERLOAD_ERRORS,
  WORK_ERRORS,
} from '../http/errors/error-docs.ts';
import { type Failure, replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';
import type { WorkFailure } from '../ladder/jobs.ts';
import { type RateReply, RateReplySchema, replyRating } from '../ladder/rating-reply.ts';
import { replyFailure, workFailure } from '../ladder/reply-failure.ts';
import { limitBoards } from '../limits/limit-boards.ts';

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    techniques: TechniquesSchema.default('all'),
    language: LanguageSchema.optional(),
  })
  .openapi('RateRequest', { example: { board: EXAMPLE_BOARD } });

const BatchRequestSchema = z
  .strictObject({
    boards: BoardsSchema,
    techniques: TechniquesSchema.default('all'),
    language: LanguageSchema.optional(),
  })
  .openapi('RateBatchRequest', { example: { boards: [EXAMPLE_BOARD, '.'.repeat(81)] } });

const route = createRoute({
  method: 'post',
  path: '/rate',
  operationId: 'rate',
  tags: [TAGS.boards],
  summary: 'How hard a puzzle is',
  description:
    'The puzzle is solved step by step, each time with the easiest technique that leads on; a harder one is taken only where no easier one does.',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'The hardest technique, the level, the score, and the steps by technique.',
      content: { 'application/json': { schema: RateReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...PUZZLE_ERRORS, ...OVERLOAD_ERRORS, ...WORK_ERRORS),
  },
});

export const RateBatchReplySchema = batchReplySchema(RateReplySchema, 'RateBatchReply');

const batchRoute = createRoute({
  method: 'post',
  path: '/rate/batch',
  operationId: 'rateBatch',
  tags: [TAGS.boards],
  summary: 'How hard many puzzles are',
  description: BATCH_DESCRIPTION,
  request: {
    body: { required: true, content: { 'application/json': { schema: BatchRequestSchema } } },
  },
  responses: {
    200: {
      description: 'The results in the order of the boards: replies of `rate`, or errors.',
      content: { 'application/json': { schema: RateBatchReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...OVERLOAD_ERRORS, 'quota-exceeded'),
  },
});

/** What the boards of one request have in common. */
interface Asking {
  readonly techniques: z.infer<typeof TechniquesSchema>;
  readonly language: Language;
  readonly signal: AbortSignal;
}

type Rated = Result<RateReply, Failure<WorkFailure>>;

async function ratePuzzle(
  { givens }: Puzzle,
  { techniques, language, signal }: Asking,
  { doJob }: Pick<Dependencies, 'doJob'>,
): Promise<Rated> {
  const rating = await doJob('rating', { givens, techniques: techniquesOf(techniques) }, signal);
  return rating.ok ? ok(replyRating(rating.value, language)) : err(workFailure(rating.error));
}

/** POST /rate: how hard a puzzle is, and which techniques it takes; /rate/batch for many puzzles. */
export function rate(
  dependencies: Pick<Dependencies, 'doJob' | 'workQueue' | 'now' | 'boardQuota' | 'addressOf'>,
) {
  const limit = limitBoards(dependencies);
  return new OpenAPIHono()
    .openapi(route, async (c) => {
      const { board, techniques, language: named } = c.req.valid('json');
      const language = answerLanguage(c, named);
      const puzzle = readPuzzle(board);
      if (!puzzle.ok) return replyError(c, puzzle.error, language);
      const refusal = await limit(c, 1, language);
      if (refusal) return refusal;
      const asking = { techniques, language, signal: c.req.raw.signal };
      const rating = await ratePuzzle(puzzle.value, asking, dependencies);
      return rating.ok ? c.json(rating.value, 200) : replyFailure(c, rating.error, language);
    })
    .openapi(batchRoute, async (c) => {
      const { boards, techniques, language: named } = c.req.valid('json');
      const language = answerLanguage(c, named);
      const refusal = await limit(c, boards.length, language);
      if (refusal) return refusal;
      const asking = { techniques, language, signal: c.req.raw.signal };
      const answer = async (board: Board) => {
        const puzzle = readPuzzle(board);
        return puzzle.ok ? await ratePuzzle(puzzle.value, asking, dependencies) : puzzle;
      };
      const reply = await answerBatch(boards, answer, asking, dependencies);
      return sendJsonText<z.infer<typeof RateBatchReplySchema>>(c, JSON.stringify(reply));
    });
}
