import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import {
  DIFFICULTIES,
  err,
  formatGrid,
  ok,
  type Result,
  seededRandom,
  TAUGHT_TECHNIQUES,
} from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import type { Context } from 'hono';
import { chooseProblem, type ProblemFilter, problemsOf } from '../bank/choice.ts';
import type { Dependencies } from '../dependencies.ts';
import { PUZZLE_FIELDS, puzzleFields, SolutionTextSchema } from '../http/boards/puzzle-links.ts';
import { numberInQuery } from '../http/boards/query.ts';
import { TechniqueIdSchema, TechniqueNameSchema, techniqueNamed } from '../http/boards/step.ts';
import { ONE_DAY } from '../http/cache-control.ts';
import { constantJson, NOT_MODIFIED_REPLY, sendConstantJson } from '../http/constant-json.ts';
import { errorResponses, OVERLOAD_ERRORS } from '../http/errors/error-docs.ts';
import { type Failure, replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { ShortTextSchema } from '../http/short-text.ts';
import { TAGS } from '../http/tags.ts';

/** Further than any bank goes. */
const MAX_FIRST = 1_000_000;

const EXAMPLE_ID = 'easy-0001';

const DifficultySchema = z.enum(DIFFICULTIES);

const TechniqueFilterSchema = TechniqueNameSchema.optional().openapi({
  description: 'Only puzzles whose easiest way uses this technique of the catalogue.',
});

const SolutionWishSchema = z
  .enum(['true', 'false'])
  .default('false')
  .openapi({ description: 'Whether the reply has the solution, too.' });

const ListedPuzzleSchema = z
  .object({
    id: z.string().openapi({ example: EXAMPLE_ID }),
    difficulty: DifficultySchema,
    techniques_required: z
      .array(TechniqueIdSchema)
      .openapi({ description: 'Those that the easiest way through it uses.' }),
  })
  .openapi('ListedPuzzle');

export const PuzzleReplySchema = ListedPuzzleSchema.extend({
  ...PUZZLE_FIELDS,
  solution: SolutionTextSchema.optional().openapi({
    description: 'The 81 digits row by row, where `solution=true` asks for them.',
  }),
}).openapi('PuzzleReply');

export const PuzzleListSchema = z
  .object({
    total: z.int().min(0).openapi({ description: 'How many there are of this kind.' }),
    next: z.union([z.int().min(1), z.null()]).openapi({
      description: '`first` of the request for the puzzles after these; null at the end.',
    }),
    puzzles: z.array(ListedPuzzleSchema),
  })
  .openapi('PuzzleList');

const okReply = (description: string, schema: typeof PuzzleReplySchema) => ({
  description,
  content: { 'application/json': { schema } },
});

const listRoute = createRoute({
  method: 'get',
  path: '/puzzles',
  operationId: 'listPuzzles',
  tags: [TAGS.puzzles],
  summary: 'The puzzles of the bank',
  description:
    'Their ids, with what each takes; in pages. The bank has a thousand puzzles, each with one solution that logic finds.',
  request: {
    query: z.strictObject({
      difficulty: DifficultySchema.optional(),
      technique: TechniqueFilterSchema,
      first: numberInQuery({
        minimum: 0,
        maximum: MAX_FIRST,
        usual: 0,
        description: 'The first puzzle of the reply, counted from 0; `next` of the reply before.',
      }),
      limit: numberInQuery({
        minimum: 1,
        maximum: 100,
        usual: 50,
        description: 'How many puzzles the reply has at most.',
      }),
      language: LanguageSchema.optional(),
    }),
  },
  responses: {
    200: {
      description: 'A page of them.',
      content: { 'application/json': { schema: PuzzleListSchema } },
    },
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(...OVERLOAD_ERRORS, 'wrong-shape', 'unknown-technique'),
  },
});

const randomRoute = createRoute({
  method: 'get',
  path: '/puzzles/random',
  operationId: 'randomPuzzle',
  tags: [TAGS.puzzles],
  summary: 'Any puzzle of the bank',
  description: 'One at random each time, unless a seed is given.',
  request: {
    query: z.strictObject({
      difficulty: DifficultySchema.optional(),
      technique: TechniqueFilterSchema,
      seed: ShortTextSchema.optional().openapi({
        description: 'Gives the same puzzle again, as long as the bank is the same.',
      }),
      solution: SolutionWishSchema,
      language: LanguageSchema.optional(),
    }),
  },
  responses: {
    200: okReply('A puzzle.', PuzzleReplySchema),
    // To a seed: any other puzzle comes without an `ETag`.
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(...OVERLOAD_ERRORS, 'wrong-shape', 'unknown-technique'),
  },
});

const puzzleRoute = createRoute({
  method: 'get',
  path: '/puzzles/{id}',
  operationId: 'puzzle',
  tags: [TAGS.puzzles],
  summary: 'A puzzle of the bank',
  description: 'By its id, as in `/data` and in `validate_solution`.',
  request: {
    params: z.object({
      id: ShortTextSchema.openapi({ example: EXAMPLE_ID }),
    }),
    query: z.strictObject({ solution: SolutionWishSchema, language: LanguageSchema.optional() }),
  },
  responses: {
    200: okReply('The puzzle.', PuzzleReplySchema),
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(...OVERLOAD_ERRORS, 'wrong-shape', 'unknown-problem'),
  },
});

function listed({ id, difficulty, techniquesRequired }: Problem) {
  return {
    id,
    difficulty,
    techniques_required: techniquesRequired.flatMap((name) => techniqueNamed(name) ?? []),
  };
}

interface Wish {
  readonly solution: 'true' | 'false';
}

function replyOf(problem: Problem, { solution }: Wish, language: Language) {
  const { puzzle } = problem;
  return {
    ...listed(problem),
    ...puzzleFields(puzzle.givens, language),
    ...(solution === 'true' && { solution: formatGrid(puzzle.solution) }),
  };
}

interface Query {
  readonly difficulty?: Problem['difficulty'] | undefined;
  readonly technique?: string | undefined;
}

/** Which problems a query asks for. */
function filterIn({
  difficulty,
  technique: name,
}: Query): Result<ProblemFilter, Failure<'unknown-technique'>> {
  const technique = name === undefined ? undefined : techniqueNamed(name);
  if (name === undefined || technique) return ok({ difficulty, technique });
  return err({ code: 'unknown-technique', details: { technique: name } });
}

/** The error for a technique that no problem of the difficulty uses. */
function nothingFor(problems: readonly Problem[], { difficulty }: ProblemFilter) {
  const used = problemsOf(problems, { difficulty }).flatMap((each) => each.techniquesRequired);
  const allowed = TAUGHT_TECHNIQUES.flatMap(({ id }) => (used.includes(id) ? id : [])).join(', ');
  return {
    code: 'wrong-shape',
    details: { path: 'technique', problem: 'not-one-of', allowed },
  } as const;
}

async function sendPuzzle(c: Context, problem: Problem, wish: Wish, language: Language) {
  return sendConstantJson(c, await constantJson(replyOf(problem, wish, language)), ONE_DAY);
}

/** GET /puzzles, /puzzles/random and /puzzles/{id}: the bank. */
export function puzzles({ problems, problemById }: Pick<Dependencies, 'problems' | 'problemById'>) {
  return new OpenAPIHono()
    .openapi(listRoute, async (c) => {
      const { first, limit, language: named, ...query } = c.req.valid('query');
      const filter = filterIn(query);
      if (!filter.ok) return replyError(c, filter.error, answerLanguage(c, named));
      const fitting = problemsOf(problems, filter.value);
      const page = fitting.slice(first, first + limit);
      const end = first + page.length;
      const next = page.length > 0 && end < fitting.length ? end : null;
      const reply = { total: fitting.length, next, puzzles: page.map(listed) };
      return sendConstantJson(c, await constantJson(reply), ONE_DAY);
    })
    .openapi(randomRoute, async (c) => {
      const { seed, solution, language: named, ...query } = c.req.valid('query');
      const language = answerLanguage(c, named);
      const filter = filterIn(query);
      if (!filter.ok) return replyError(c, filter.error, language);
      const random = seed === undefined ? Math.random : seededRandom(seed);
      const problem = chooseProblem(problemsOf(problems, filter.value), random);
      if (!problem) return replyError(c, nothingFor(problems, filter.value), language);
      if (seed !== undefined) return await sendPuzzle(c, problem, { solution }, language);
      return c.json(replyOf(problem, { solution }, language), 200);
    })
    .openapi(puzzleRoute, async (c) => {
      const { id } = c.req.valid('param');
      const { solution, language: named } = c.req.valid('query');
      const language = answerLanguage(c, named);
      const problem = problemById(id);
      if (problem) return await sendPuzzle(c, problem, { solution }, language);
      return replyError(c, { code: 'unknown-problem', details: { problem_id: id } }, language);
    });
}
