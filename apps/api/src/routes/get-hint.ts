import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import { loadHintWriter } from '@nanpure/content/hints';
import { loadTechniques } from '@nanpure/content/techniques';
import {
  CELLS,
  columnOf,
  type Digit,
  isDigit,
  parseGrid,
  parsePuzzle,
  rowOf,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { findHint, type Hint, marksOf, type Notes } from '@nanpure/engine/hints';
import { BoardSchema, boardFailure, EXAMPLE_BOARD, PlaceSchema, placeOf } from '../http/board.ts';
import { BOARD_ERRORS, BODY_ERRORS, errorResponses, OVERLOAD_ERRORS } from '../http/error-docs.ts';
import { replyError } from '../http/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { puzzleFailure } from '../http/puzzle.ts';
import {
  replyStep,
  StepSchema,
  TechniqueIdSchema,
  TechniqueNameSchema,
  techniqueNamed,
} from '../http/step.ts';
import { TAGS } from '../http/tags.ts';

const LevelSchema = z.literal([1, 2, 3]).openapi({ type: 'integer', enum: [1, 2, 3] });

/** A record leaves this name out without a word; here it is as wrong as any other. */
const withoutProto = z.custom<Record<string, number[]>>(
  (value) => !Object.hasOwn(Object(value), '__proto__'),
  { params: { format: 'place' } },
);

/** A row and a column, counted from 0. */
const PLACE = /^[0-8],[0-8]$/;

const NotesSchema = withoutProto
  .pipe(z.record(z.string().regex(PLACE), z.array(z.int().min(1).max(9)).max(9)))
  .openapi({
    type: 'object',
    description: 'The notes of cells by `row,col`, counted from 0.',
    additionalProperties: {
      type: 'array',
      maxItems: 9,
      items: { type: 'integer', minimum: 1, maximum: 9 },
    },
    example: { '0,2': [1, 2, 4] },
  });

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    hint_level: LevelSchema.default(1).openapi({
      type: 'integer',
      enum: [1, 2, 3],
      default: 1,
      description: '1 where to look, 2 which technique and which cells, 3 the answer and why.',
    }),
    technique: TechniqueNameSchema.optional().openapi({
      description:
        'Steps of this technique only. Where it has none, the reply says so (`technique_found`) and is another hint.',
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
    message: z.string(),
    detail: z.string().nullable(),
    technique: z
      .union([TechniqueIdSchema, z.null()])
      .openapi({ description: 'From level 2, where the hint is a step.' }),
    technique_found: z.boolean().optional().openapi({
      description: 'Where a technique was asked for: whether the hint is a step of it.',
    }),
    highlight: z.array(PlaceSchema).openapi({ description: 'The cells to look at.' }),
    cell: PlaceSchema.optional().openapi({ description: 'At level 3, where a digit is placed.' }),
    value: z.int().min(1).max(9).optional().openapi({ description: 'At level 3, that digit.' }),
    step: z.union([StepSchema, z.null()]).openapi({ description: 'At level 3, the step in full.' }),
  })
  .openapi('GetHintReply');

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
    ...errorResponses(
      ...BODY_ERRORS,
      ...BOARD_ERRORS,
      ...OVERLOAD_ERRORS,
      'unknown-technique',
      'conflict',
      'no-solution',
      'many-solutions',
    ),
  },
});

type Request = z.infer<typeof RequestSchema>;

function notesOf(notes: NonNullable<Request['notes']>): Notes {
  return CELLS.map((cell) => {
    const digits = notes[`${rowOf(cell)},${columnOf(cell)}`] ?? [];
    return [...new Set<Digit>(digits.filter(isDigit))].sort();
  });
}

/** The cells to look at, each once. */
function highlightOf(hint: Hint) {
  const cells = new Set(marksOf(hint).map(({ cell }) => cell));
  return [...cells].sort((a, b) => a - b).map(placeOf);
}

/** What a hint gives away at its level besides its words. */
function factsOf(hint: Hint) {
  const { level } = hint;
  const step = hint.kind === 'step' ? hint.step : null;
  const [placement] = level === 3 ? hint.placements : [];
  return {
    technique: level > 1 && step ? step.technique : null,
    highlight: highlightOf(hint),
    step: level === 3 && step ? replyStep(step) : null,
    ...(placement && { cell: placeOf(placement.cell), value: placement.digit }),
  };
}

/** What a board with exactly one solution can be told; mistakes there are answered with 422. */
function kindOf({ kind }: Hint) {
  if (kind === 'wrong-digit' || kind === 'conflict' || kind === 'no-solution') {
    throw new Error(`a puzzle has no ${kind}`);
  }
  return kind;
}

/** That the hint isn't of the technique that was asked for; null where none was, or on a full board. */
async function absenceOf(hint: Hint, technique: TaughtTechniqueId | undefined, language: Language) {
  if (technique === undefined || hint.kind === 'step' || hint.kind === 'complete') return null;
  const found = (await loadTechniques(language)).find(({ id }) => id === technique);
  const name = language === 'ja' ? found?.japanese_name : found?.name;
  return API_PHRASES[language].techniqueNotThere(name ?? technique);
}

interface ReplyOptions {
  /** The technique that was asked for. */
  readonly technique: TaughtTechniqueId | undefined;
  readonly language: Language;
  readonly emptyCells: number;
}

/** A hint as JSON: what it says, and what it says for programs. */
async function replyOf(hint: Hint, { technique, language, emptyCells }: ReplyOptions) {
  const { describeHint } = await loadHintWriter(language);
  const { message, detail } = describeHint(hint, { variation: emptyCells, emptyCells });
  return {
    level: hint.level,
    kind: kindOf(hint),
    message,
    detail: detail ?? (await absenceOf(hint, technique, language)),
    ...(technique && { technique_found: hint.kind === 'step' }),
    ...factsOf(hint),
  };
}

/** POST /get_hint: where to go on from a board, as much of it as was asked for. */
export function getHint() {
  return new OpenAPIHono().openapi(route, async (c) => {
    const {
      board,
      hint_level: level,
      technique: name,
      language: named,
      notes,
    } = c.req.valid('json');
    const language = answerLanguage(c, named);
    const technique = name === undefined ? undefined : techniqueNamed(name);
    if (name !== undefined && !technique) {
      return replyError(c, { code: 'unknown-technique', details: { technique: name } }, language);
    }
    const grid = parseGrid(board);
    if (!grid.ok) return replyError(c, boardFailure(grid.error), language);
    const puzzle = parsePuzzle(grid.value);
    if (!puzzle.ok) return replyError(c, puzzleFailure(puzzle.error, grid.value), language);

    const emptyCells = grid.value.filter((value) => value === 0).length;
    const hint = findHint(grid.value, {
      level,
      technique,
      notes: notes && notesOf(notes),
      solution: puzzle.value.solution,
      random: () => 0,
    });
    return c.json(await replyOf(hint, { technique, language, emptyCells }), 200);
  });
}
