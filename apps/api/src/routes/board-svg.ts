import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { CELLS, err, type Grid, ok, Position, parseGrid, type Result } from '@nanpure/engine';
import type { Notes } from '@nanpure/engine/hints';
import { LADDER_HINT_ORDER, type LadderTechniqueId } from '@nanpure/engine/ladder';
import type { TypedResponse } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { boardFailure, EXAMPLE_BOARD } from '../http/boards/board.ts';
import {
  ladderTechniqueNamed,
  TechniquesSchema,
  techniquesOf,
} from '../http/boards/ladder-step.ts';
import { PUZZLE_ERRORS, readPuzzle } from '../http/boards/puzzle.ts';
import {
  CandidatesTextSchema,
  CellsTextSchema,
  candidatesIn,
  cellsIn,
  NotesTextSchema,
  numberInQuery,
} from '../http/boards/query.ts';
import { ONE_DAY } from '../http/cache-control.ts';
import { constantText, NOT_MODIFIED_REPLY } from '../http/constant-json.ts';
import { errorResponses, OVERLOAD_ERRORS, WORK_ERRORS } from '../http/errors/error-docs.ts';
import { type Failure, replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { sendRepresentation } from '../http/representation.ts';
import { ShortTextSchema } from '../http/short-text.ts';
import { TAGS } from '../http/tags.ts';
import type { WorkFailure } from '../ladder/jobs.ts';
import { drawPicture, type PictureRequest } from '../ladder/picture/picture-request.ts';
import type { StepPictureRequest } from '../ladder/picture/step-picture.ts';
import { PICTURE_THEMES } from '../ladder/picture/themes.ts';
import { replyWorkFailure } from '../ladder/reply-failure.ts';
import { limitBoards } from '../limits/limit-boards.ts';

/** A grid as text, however it is laid out. */
const MAX_GRID_LENGTH = 1_000;
const SIZE = { minimum: 100, maximum: 2_000, usual: 400 };

const SVG = 'image/svg+xml';

const GridTextSchema = z.string().min(1).max(MAX_GRID_LENGTH);

const QuerySchema = z.strictObject({
  board: GridTextSchema.openapi({
    description: 'The 81 cells row by row from the top left; `.` or `0` for an empty cell.',
    example: EXAMPLE_BOARD,
  }),
  givens: GridTextSchema.optional().openapi({
    description:
      'The puzzle at its start. Digits of the board that are not in it are drawn as entered. Left out: all are givens.',
  }),
  notes: NotesTextSchema.optional().openapi({
    description:
      '`all` for every candidate that the digits leave, or the notes of cells, such as `0,2:124;0,3:26`: row and column counted from 0, then the digits. A step is drawn on all candidates, less those that the notes of a cell leave out.',
  }),
  highlight: CellsTextSchema.optional().openapi({
    description: 'Cells to be tinted and framed, such as `0,2;0,3`.',
  }),
  marked: CandidatesTextSchema.optional().openapi({
    description: 'Candidates on a disc, as those of a pattern are; written as notes are.',
  }),
  crossed_out: CandidatesTextSchema.optional().openapi({
    description: 'Candidates that are struck out.',
  }),
  step: ShortTextSchema.optional().openapi({
    description:
      'Draws a step that applies, with its links and houses: `next` for the easiest one, or the id of a technique. The board needs one solution. Where no such step is there, the picture is of the board, and its description says so.',
    example: 'next',
  }),
  techniques: TechniquesSchema.default('all').openapi({
    description:
      'Which techniques the next step may be of: `core`, those of the catalogue; `all`, every one of the ladder.',
  }),
  theme: z
    .enum(PICTURE_THEMES)
    .default('light')
    .openapi({ description: 'The colours of the picture.' }),
  size: numberInQuery({ ...SIZE, description: 'The side of the picture in pixels.' }),
  language: LanguageSchema.optional().openapi({
    description:
      'The language of title and description, for those who do not see the picture; by default that of `Accept-Language`.',
  }),
});

const route = createRoute({
  method: 'get',
  path: '/board.svg',
  operationId: 'boardPicture',
  tags: [TAGS.boards],
  summary: 'A picture of a board',
  description:
    'For blogs, chats and slides: givens, entries, notes and marks, and the next step where it is asked for. Any page may show it with `<img>`. Digits that repeat are shown as conflicts.',
  request: { query: QuerySchema },
  responses: {
    200: {
      description: 'The picture, with a title and a description inside.',
      content: { [SVG]: { schema: z.string() } },
    },
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(
      ...PUZZLE_ERRORS,
      ...OVERLOAD_ERRORS,
      ...WORK_ERRORS,
      'wrong-shape',
      'unknown-technique',
    ),
  },
});

type Query = z.infer<typeof QuerySchema>;
type PictureFailure = Failure<(typeof PUZZLE_ERRORS)[number] | 'unknown-technique'>;

function notesIn(text: string | undefined): 'all' | Notes | undefined {
  if (text === undefined || text === 'all') return text;
  const candidates = candidatesIn(text);
  return CELLS.map((cell) => candidates.flatMap((each) => (each.cell === cell ? each.digit : [])));
}

function gridIn(text: string): Result<Grid, PictureFailure> {
  const grid = parseGrid(text);
  return grid.ok ? grid : err(boardFailure(grid.error));
}

/** The techniques that a step may be of: one by its name, or all in the order of hints. */
function techniquesIn({ step, techniques }: Query): readonly LadderTechniqueId[] {
  const named = step === undefined ? undefined : ladderTechniqueNamed(step);
  const allowed = techniquesOf(techniques);
  return named ? [named] : LADDER_HINT_ORDER.filter((id) => allowed.includes(id));
}

/** What a query asks for without a step. */
function pictureIn(
  query: Query,
  language: PictureRequest['language'],
): Result<PictureRequest, PictureFailure> {
  const board = gridIn(query.board);
  if (!board.ok) return board;
  const start = query.givens === undefined ? ok(undefined) : gridIn(query.givens);
  if (!start.ok) return start;
  const { theme, size } = query;
  return ok({
    board: board.value,
    start: start.value,
    notes: notesIn(query.notes),
    highlighted: cellsIn(query.highlight),
    marked: candidatesIn(query.marked),
    crossedOut: candidatesIn(query.crossed_out),
    theme,
    size,
    language,
  });
}

/** What it asks for with one. */
function stepPictureIn(
  query: Query,
  picture: PictureRequest,
): Result<StepPictureRequest, PictureFailure> {
  const { step = 'next' } = query;
  const technique = ladderTechniqueNamed(step);
  if (step !== 'next' && !technique) {
    return err({ code: 'unknown-technique', details: { technique: step } });
  }
  const puzzle = readPuzzle(query.board);
  if (!puzzle.ok) return puzzle;
  const { solution } = puzzle.value;
  return ok({ ...picture, solution, technique, techniques: techniquesIn(query) });
}

/** Draws a picture without a step: here, as it takes no time. */
function drawHere(picture: PictureRequest): string {
  const position = picture.notes === 'all' ? Position.fromGrid(picture.board) : undefined;
  return drawPicture(picture, position);
}

/** GET /board.svg: a board as a picture. */
export function boardSvg({
  doJob,
  ...limits
}: Pick<Dependencies, 'doJob' | 'boardQuota' | 'addressOf'>) {
  const limit = limitBoards(limits);

  async function draw(
    picture: PictureRequest,
    step: StepPictureRequest | undefined,
    signal: AbortSignal,
  ): Promise<Result<string, WorkFailure>> {
    return step ? await doJob('picture', step, signal) : ok(drawHere(picture));
  }

  return new OpenAPIHono().openapi(route, async (c) => {
    const query = c.req.valid('query');
    const language = answerLanguage(c, query.language);
    const picture = pictureIn(query, language);
    if (!picture.ok) return replyError(c, picture.error, language);
    const step = query.step === undefined ? ok(undefined) : stepPictureIn(query, picture.value);
    if (!step.ok) return replyError(c, step.error, language);
    const refusal = step.value && (await limit(c, 1, language));
    if (refusal) return refusal;
    const drawn = await draw(picture.value, step.value, c.req.raw.signal);
    if (!drawn.ok) return replyWorkFailure(c, drawn.error, language);
    const content = await constantText(drawn.value, SVG);
    const reply = await sendRepresentation(c, content, { cacheControl: ONE_DAY });
    return reply as Response & TypedResponse<string, 200, typeof SVG>;
  });
}
