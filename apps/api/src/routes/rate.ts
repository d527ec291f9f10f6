import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { ladderName } from '@nanpure/content/ladder';
import { LADDER, type LadderRating } from '@nanpure/engine/ladder';
import type { Dependencies } from '../dependencies.ts';
import { BoardSchema, EXAMPLE_BOARD } from '../http/boards/board.ts';
import {
  LadderLevelSchema,
  LadderTechniqueIdSchema,
  TechniquesSchema,
  techniquesOf,
} from '../http/boards/ladder-step.ts';
import { PUZZLE_ERRORS, readPuzzle } from '../http/boards/puzzle.ts';
import { BODY_ERRORS, errorResponses, OVERLOAD_ERRORS, WORK_ERRORS } from '../http/error-docs.ts';
import { replyError } from '../http/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';
import { replyWorkFailure } from '../ladder/reply-failure.ts';
import { limitBoards } from '../limits/limit-boards.ts';

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    techniques: TechniquesSchema.default('all'),
    language: LanguageSchema.optional(),
  })
  .openapi('RateRequest', { example: { board: EXAMPLE_BOARD } });

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

/** POST /rate: how hard a puzzle is, and which techniques it takes. */
export function rate({
  doJob,
  ...limits
}: Pick<Dependencies, 'doJob' | 'boardQuota' | 'addressOf'>) {
  const limit = limitBoards(limits);
  return new OpenAPIHono().openapi(route, async (c) => {
    const { board, techniques, language: named } = c.req.valid('json');
    const language = answerLanguage(c, named);
    const puzzle = readPuzzle(board);
    if (!puzzle.ok) return replyError(c, puzzle.error, language);
    const refusal = await limit(c, 1, language);
    if (refusal) return refusal;
    const { givens } = puzzle.value;
    const rating = await doJob(
      'rating',
      { givens, techniques: techniquesOf(techniques) },
      c.req.raw.signal,
    );
    if (!rating.ok) return replyWorkFailure(c, rating.error, language);
    return c.json(replyOf(rating.value, language), 200);
  });
}
