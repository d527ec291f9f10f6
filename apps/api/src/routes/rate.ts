import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { ladderName } from '@nanpure/content/ladder';
import { err, ok, type Puzzle, type Result } from '@nanpure/engine';
import { LADDER, type LadderRating } from '@nanpure/engine/ladder';
import type { Dependencies } from '../dependencies.ts';
import {
  answerBatch,
  BATCH_DESCRIPTION,
  BoardsSchema,
  batchReplySchema,
} from '../http/boards/batch.ts';
import { type Board, BoardSchema, EXAMPLE_BOARD } from '../http/boards/board.ts';
import {
  LadderLevelSchema,
  LadderTechniqueIdSchema,
  TechniquesSchema,
  techniquesOf,
} from '../http/boards/ladder-step.ts';
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

const RatedTechniqueSchema = z
  .object({
    technique: LadderTechniqueIdSchema,
    name: z.string(),
    level: LadderLevelSchema,
    score: z.int().min(1).openapi({ description: 'What one step of it adds to the score.' }),
    steps: z.int().min(1),
  })
  .openapi('RatedTechnique');

export const RateReplySchema = z
  .object({
    level: z.union([LadderLevelSchema, z.literal('beyond')]).openapi({
      description:
        'That of the hardest technique on the easiest way; `beyond` where the techniques do not finish the puzzle.',
    }),
    solved: z.boolean().openapi({ description: 'Whether the techniques finish the puzzle.' }),
    hardest: z
      .union([RatedTechniqueSchema, z.null()])
      .openapi({ description: 'Null where there is no step.' }),
    score: z.int().min(0).openapi({ description: 'The scores of all steps, added up.' }),
    steps: z.int().min(0).openapi({ description: 'How many steps there are.' }),
    techniques: z
      .array(RatedTechniqueSchema)
      .openapi({ description: 'The techniques of these steps, easiest first.' }),
  })
  .openapi('RateReply');

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

/** A rating as JSON. */
export function replyOf({ level, score, counts }: LadderRating, language: Language) {
  const techniques = LADDER.flatMap((rung) => {
    const count = counts.find(({ technique }) => technique === rung.id);
    const { id, level, score } = rung;
    if (!count) return [];
    return { technique: id, name: ladderName(id, language), level, score, steps: count.steps };
  });
  return {
    level,
    solved: level !== 'beyond',
    hardest: techniques.at(-1) ?? null,
    score,
    steps: techniques.reduce((sum, { steps }) => sum + steps, 0),
    techniques,
  };
}

/** What the boards of one request have in common. */
interface Asking {
  readonly techniques: z.infer<typeof TechniquesSchema>;
  readonly language: Language;
  readonly signal: AbortSignal;
}

type Rated = Result<z.infer<typeof RateReplySchema>, Failure<WorkFailure>>;

async function ratingOf(
  { givens }: Puzzle,
  { techniques, language, signal }: Asking,
  { doJob }: Pick<Dependencies, 'doJob'>,
): Promise<Rated> {
  const rating = await doJob('rating', { givens, techniques: techniquesOf(techniques) }, signal);
  return rating.ok ? ok(replyOf(rating.value, language)) : err(workFailure(rating.error));
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
      const rating = await ratingOf(puzzle.value, asking, dependencies);
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
        return puzzle.ok ? await ratingOf(puzzle.value, asking, dependencies) : puzzle;
      };
      const reply = await answerBatch(boards, answer, asking, dependencies);
      return sendJsonText<z.infer<typeof RateBatchReplySchema>>(c, JSON.stringify(reply));
    });
}
