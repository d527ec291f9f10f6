import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import { ladderName } from '@nanpure/content/ladder';
import { err, ok, type Puzzle, parseGrid, parsePuzzle, type Result } from '@nanpure/engine';
import { findHint, type Hint, type HintLevel, type Notes } from '@nanpure/engine/hints';
import type { LadderTechniqueId } from '@nanpure/engine/ladder';
import type { Dependencies } from '../dependencies.ts';
import {
  BoardSchema,
  boardFailure,
  countEmptyCells,
  EXAMPLE_BOARD,
  LevelSchema,
  PlaceSchema,
} from '../http/boards/board.ts';
import { DigitSchema } from '../http/boards/digit.ts';
import { replyHint } from '../http/boards/hint.ts';
import {
  LadderTechniqueIdSchema,
  LadderTechniqueNameSchema,
  ladderTechniqueNamed,
  TechniquesSchema,
} from '../http/boards/ladder-step.ts';
import { MarkSchema } from '../http/boards/marks.ts';
import { NotesSchema, notesOf } from '../http/boards/notes.ts';
import { puzzleFailure } from '../http/boards/puzzle.ts';
import { StepSchema, techniqueNamed } from '../http/boards/step.ts';
import {
  BOARD_ERRORS,
  BODY_ERRORS,
  errorResponses,
  OVERLOAD_ERRORS,
  WORK_ERRORS,
} from '../http/errors/error-docs.ts';
import { type Failure, replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';
import { type LadderHintReply, LadderHintStepSchema } from '../ladder/hint-reply.ts';
import type { HintRequest, WorkFailure } from '../ladder/jobs.ts';
import { replyWorkFailure } from '../ladder/reply-failure.ts';
import { limitBoards } from '../limits/limit-boards.ts';

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    hint_level: LevelSchema.default(1).openapi({
      type: 'integer',
      enum: [1, 2, 3],
      default: 1,
      description: '1 where to look, 2 which technique and which cells, 3 the answer and why.',
    }),
    technique: LadderTechniqueNameSchema.optional().openapi({
      description:
        'Steps of this technique only. Where it has none, the reply says so (`technique_found`) and is another hint.',
    }),
    techniques: TechniquesSchema.optional().openapi({
      description:
        'Which techniques a hint may be of: `core`, those of the catalogue; `all`, every one of the ladder. By default the others come in where the catalogue leads no further.',
    }),
    language: LanguageSchema.optional(),
    notes: NotesSchema.optional(),
  })
  .openapi('GetHintRequest', { example: { board: EXAMPLE_BOARD, hint_level: 3 } });

export const GetHintReplySchema = z
  .object({
    level: LevelSchema,
    kind: z
      .enum(['step', 'few-candidates', 'open-house', 'any-cell', 'complete'])
      .openapi({ description: 'Whether logic leads on, or only a good look.' }),
    message: z
      .string()
      .openapi({ description: 'Where to look; the technique; at level 3 what follows.' }),
    detail: z.string().nullable().openapi({
      description:
        'What there is to say besides: at level 3 the reason. Of a long net, for the hardest puzzles, it tells the beginning and the end, and counts the rest.',
    }),
    technique: z
      .union([LadderTechniqueIdSchema, z.null()])
      .openapi({ description: 'From level 2, where the hint is a step.' }),
    technique_name: z.string().optional().openapi({
      description: 'From level 2, the name of a technique that is not of the catalogue.',
    }),
    technique_found: z.boolean().optional().openapi({
      description: 'Where a technique was asked for: whether the hint is a step of it.',
    }),
    highlight: z.array(PlaceSchema).openapi({ description: 'The cells to look at.' }),
    marks: z.array(MarkSchema).openapi({ description: 'The same with the role of each cell.' }),
    cell: PlaceSchema.optional().openapi({ description: 'At level 3, where a digit is placed.' }),
    value: DigitSchema.optional().openapi({ description: 'At level 3, that digit.' }),
    step: z.union([LadderHintStepSchema, StepSchema, z.null()]).openapi({
      description:
        'At level 3, the step in full; with its proof, where it is not a step of the catalogue.',
    }),
  })
  .openapi('GetHintReply');

/** Why a well-formed request can't be answered. */
const REQUEST_ERRORS = [
  'unknown-technique',
  ...BOARD_ERRORS,
  'conflict',
  'no-solution',
  'many-solutions',
] as const;

const route = createRoute({
  method: 'post',
  path: '/get_hint',
  operationId: 'getHint',
  tags: [TAGS.boards],
  summary: 'The next hint for a board',
  description: 'The same for the same request. A level tells nothing of a higher one.',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'A hint.',
      content: { 'application/json': { schema: GetHintReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...REQUEST_ERRORS, ...OVERLOAD_ERRORS, ...WORK_ERRORS),
  },
});

type Request = z.infer<typeof RequestSchema>;

type Reply = z.infer<typeof GetHintReplySchema>;

/** A reply that says whether it is of the technique that was asked for. */
function answered(reply: Reply, asked: LadderTechniqueId, isFound: boolean, language: Language) {
  if (isFound || reply.kind === 'complete') return { ...reply, technique_found: isFound };
  const { techniqueNotThere, join } = API_PHRASES[language];
  const absence = techniqueNotThere(ladderName(asked, language));
  const { kind, detail } = reply;
  // What isn't a step says itself that the technique leads nowhere, where it says more than a sentence.
  const both = kind === 'step' ? join(detail === null ? [absence] : [absence, detail]) : detail;
  return { ...reply, detail: both ?? absence, technique_found: false };
}

/** What was asked for, read. */
interface Asked {
  readonly puzzle: Puzzle;
  readonly level: HintLevel;
  readonly technique: LadderTechniqueId | undefined;
  readonly techniques: Request['techniques'];
  readonly notes: Notes | undefined;
  readonly language: Language;
}

/** The hint by the catalogue. */
function coreHint({ puzzle, level, technique, notes }: Asked): Hint {
  return findHint(puzzle.givens, {
    level,
    technique: technique && techniqueNamed(technique),
    notes,
    solution: puzzle.solution,
    random: () => 0,
  });
}

/**
 * Which searches of the ladder are tried, in this order, until one finds a step: each by its list of techniques,
 * `undefined` meaning all. First comes the technique that was asked for; then all, where the request asks for all, or
 * leaves that open and the catalogue has found no step. There is none for a complete board, and none where the catalogue
 * has the technique and has found a step. It may find none of a technique that the ladder does, as it takes only
 * notes into account that it could have made itself.
 */
function beyondCore({ technique, techniques }: Asked, { kind }: Hint): HintRequest['techniques'][] {
  if (kind === 'complete') return [];
  const isCore = technique !== undefined && techniqueNamed(technique) !== undefined;
  if (isCore && kind === 'step') return [];
  const hasStep = techniques === 'core' || (kind === 'step' && techniques !== 'all');
  return [...(technique ? [[technique]] : []), ...(hasStep ? [] : [undefined])];
}

/** A hint of the ladder, and the list of techniques that it was found with. */
interface Found {
  readonly reply: LadderHintReply;
  readonly techniques: HintRequest['techniques'];
}

/** The first step that one of these lists leads to; null where none does. */
async function ladderHint(
  { puzzle, notes, level, language }: Asked,
  lists: HintRequest['techniques'][],
  findStep: (request: HintRequest) => Promise<Result<LadderHintReply | null, WorkFailure>>,
): Promise<Result<Found | null, WorkFailure>> {
  const { givens: board, solution } = puzzle;
  for (const techniques of lists) {
    const found = await findStep({ board, solution, notes, techniques, level, language });
    if (!found.ok) return found;
    if (found.value) return ok({ reply: found.value, techniques });
  }
  return ok(null);
}

/** A hint as JSON: that of the ladder, or else that of the catalogue. */
async function replyOf({ puzzle, technique, language }: Asked, core: Hint, found: Found | null) {
  const reply = found
    ? found.reply
    : await replyHint(core, language, countEmptyCells(puzzle.givens));
  if (technique === undefined) return reply;
  const isOfCore = core.kind === 'step' && core.step.technique === technique;
  const isFound = found ? found.techniques !== undefined : isOfCore;
  return answered(reply, technique, isFound, language);
}

/** The technique with this id among those that a request lets in. */
function namedAmong(techniques: Request['techniques'], name: string) {
  return techniques === 'core' ? techniqueNamed(name) : ladderTechniqueNamed(name);
}

/** What a request asks for; or why that can't be answered. */
function readRequest(
  { board, technique: name, ...request }: Request,
  language: Language,
): Result<Asked, Failure<(typeof REQUEST_ERRORS)[number]>> {
  const { hint_level: level, techniques, notes } = request;
  const technique = name === undefined ? undefined : namedAmong(techniques, name);
  if (name !== undefined && !technique) {
    return err({ code: 'unknown-technique', details: { technique: name } });
  }
  const grid = parseGrid(board);
  if (!grid.ok) return err(boardFailure(grid.error));
  const puzzle = parsePuzzle(grid.value);
  if (!puzzle.ok) return err(puzzleFailure(puzzle.error, grid.value));
  return ok({
    puzzle: puzzle.value,
    level,
    technique,
    techniques,
    language,
    notes: notes && notesOf(notes),
  });
}

/** POST /get_hint: where to go on from a board, as much of it as was asked for. */
export function getHint({
  doJob,
  ...limits
}: Pick<Dependencies, 'doJob' | 'boardQuota' | 'addressOf'>) {
  const limit = limitBoards(limits);
  return new OpenAPIHono().openapi(route, async (c) => {
    const request = c.req.valid('json');
    const language = answerLanguage(c, request.language);
    const asked = readRequest(request, language);
    if (!asked.ok) return replyError(c, asked.error, language);
    const core = coreHint(asked.value);
    const lists = beyondCore(asked.value, core);
    const refusal = lists.length > 0 ? await limit(c, 1, language) : undefined;
    if (refusal) return refusal;
    const beyond = await ladderHint(asked.value, lists, (job) =>
      doJob('hint', job, c.req.raw.signal),
    );
    if (!beyond.ok) return replyWorkFailure(c, beyond.error, language);
    return c.json(await replyOf(asked.value, core, beyond.value), 200);
  });
}
