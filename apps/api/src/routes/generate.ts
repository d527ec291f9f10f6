import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { err, ok, type Result } from '@nanpure/engine';
import { SYMMETRIES } from '@nanpure/engine/generator';
import { LADDER, type LadderTechniqueId } from '@nanpure/engine/ladder';
import type { Dependencies } from '../dependencies.ts';
import {
  LadderLevelSchema,
  LadderTechniqueNameSchema,
  ladderTechniqueNamed,
} from '../http/boards/ladder-step.ts';
import { PUZZLE_FIELDS, puzzleFields, SolutionTextSchema } from '../http/boards/puzzle-links.ts';
import { ONE_HOUR } from '../http/cache-control.ts';
import { constantJson, NOT_MODIFIED_REPLY, sendConstantJson } from '../http/constant-json.ts';
import { errorResponses, OVERLOAD_ERRORS, WORK_ERRORS } from '../http/errors/error-docs.ts';
import { type Failure, replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { ShortTextSchema } from '../http/short-text.ts';
import { TAGS } from '../http/tags.ts';
import { type GenerateAnswer, SEARCH_SECONDS } from '../ladder/generate-puzzle.ts';
import { RateReplySchema, replyRating } from '../ladder/rating-reply.ts';
import { replyWorkFailure } from '../ladder/reply-failure.ts';
import { limitBoards } from '../limits/limit-boards.ts';

/** What a search counts for in the limit of a client: it goes through many. */
const BOARDS_A_SEARCH = 10;

const QuerySchema = z.strictObject({
  difficulty: LadderLevelSchema.optional().openapi({
    description: 'The level of the hardest technique that the puzzle needs, as `rate` has it.',
    example: 'hard',
  }),
  technique: LadderTechniqueNameSchema.optional().openapi({
    description:
      'A technique that the easiest way through the puzzle takes. With a difficulty, which has to be the technique’s, it is the hardest one there; without, it is where such a puzzle turns up soon.',
    example: 'xy-wing',
  }),
  symmetry: z.enum(SYMMETRIES).default('rotational').openapi({
    description:
      'How the pattern of givens repeats itself: under a half turn (`rotational`) or a quarter turn, in one mirror or two, in all of these (`full`), or not at all (`none`).',
  }),
  seed: ShortTextSchema.optional().openapi({
    description: 'The same request with the same seed gives the same puzzle.',
    example: '7',
  }),
  language: LanguageSchema.optional(),
});

const SeedReplySchema = ShortTextSchema.openapi({ description: 'Gives the same puzzle again.' });

export const GenerateReplySchema = z
  .discriminatedUnion('found', [
    z.object({
      found: z.literal(true),
      seed: SeedReplySchema,
      ...PUZZLE_FIELDS,
      solution: SolutionTextSchema,
      symmetry: z.enum(SYMMETRIES),
      rating: RateReplySchema,
    }),
    z.object({
      found: z
        .literal(false)
        .openapi({ description: 'No such puzzle turned up; another seed may find one.' }),
      seed: ShortTextSchema.openapi({ description: 'The one that the search began with.' }),
      tries: z.int().min(0).openapi({ description: 'How many puzzles were tried.' }),
      limit: z.int().min(1).openapi({ description: 'How many seconds a search may take at most.' }),
    }),
  ])
  .openapi('GenerateReply');

const route = createRoute({
  method: 'get',
  path: '/generate',
  operationId: 'generate',
  tags: [TAGS.puzzles],
  summary: 'A new puzzle, made to order',
  description: `With one solution, and proved to be as hard as asked for by the easiest way through it. Most kinds take less than a second, rare ones seconds. A search in vain ends after ${SEARCH_SECONDS} seconds at most, with \`found: false\` and the status 200: look at \`found\` first. That is how most searches for techniques end that easier ones nearly always forestall, such as \`aic\` and \`sashimi-jellyfish\`. In the limit of an address it counts as ${BOARDS_A_SEARCH} boards. Another puzzle each time, unless a seed is given.`,
  request: { query: QuerySchema },
  responses: {
    200: {
      description: 'The puzzle with its solution and its rating; or how many were tried in vain.',
      content: { 'application/json': { schema: GenerateReplySchema } },
    },
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(...OVERLOAD_ERRORS, ...WORK_ERRORS, 'wrong-shape', 'unknown-technique'),
  },
});

type Query = z.infer<typeof QuerySchema>;

/** The technique of a query, or why there is no puzzle for it. */
function techniqueIn({
  technique: name,
  difficulty,
}: Query): Result<
  LadderTechniqueId | undefined,
  Failure<'unknown-technique'> | Failure<'wrong-shape'>
> {
  if (name === undefined) return ok(undefined);
  const technique = ladderTechniqueNamed(name);
  if (!technique) return err({ code: 'unknown-technique', details: { technique: name } });
  const ofLevel = LADDER.flatMap(({ id, level }) => (level === difficulty ? id : []));
  if (difficulty === undefined || ofLevel.includes(technique)) return ok(technique);
  const allowed = ofLevel.join(', ');
  return err({
    code: 'wrong-shape',
    details: { path: 'technique', problem: 'not-one-of', allowed, difficulty },
  });
}

type Asked = Pick<Query, 'symmetry'> & { readonly seed: string; readonly language: Language };

function replyOf(answer: GenerateAnswer, { seed, symmetry, language }: Asked) {
  if ('tries' in answer) {
    return { found: false as const, seed, tries: answer.tries, limit: SEARCH_SECONDS };
  }
  const { givens, solution, rating } = answer;
  return {
    found: true as const,
    seed,
    ...puzzleFields(givens, language),
    solution,
    symmetry,
    rating: replyRating(rating, language),
  };
}

/** GET /generate: a puzzle as hard as wanted, or one that needs a technique. */
export function generate({
  doJob,
  ...limits
}: Pick<Dependencies, 'doJob' | 'boardQuota' | 'addressOf'>) {
  const limit = limitBoards(limits);
  return new OpenAPIHono().openapi(route, async (c) => {
    const query = c.req.valid('query');
    const language = answerLanguage(c, query.language);
    const technique = techniqueIn(query);
    if (!technique.ok) return replyError(c, technique.error, language);
    const refusal = await limit(c, BOARDS_A_SEARCH, language);
    if (refusal) return refusal;
    const { difficulty: level, symmetry, seed = crypto.randomUUID() } = query;
    const answer = await doJob(
      'generate',
      { level, technique: technique.value, symmetry, seed },
      c.req.raw.signal,
    );
    if (!answer.ok) return replyWorkFailure(c, answer.error, language);
    const reply = replyOf(answer.value, { seed, symmetry, language });
    // What wasn't found in time may be, the next time.
    const isConstant = query.seed !== undefined && reply.found;
    return isConstant
      ? sendConstantJson(c, await constantJson(reply), ONE_HOUR)
      : c.json(reply, 200);
  });
}
