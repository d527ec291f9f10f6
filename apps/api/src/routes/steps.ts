import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Dependencies } from '../dependencies.ts';
import { BoardSchema, EXAMPLE_BOARD } from '../http/boards/board.ts';
import {
  LadderTechniqueNameSchema,
  ladderTechniqueNamed,
  TechniquesSchema,
  techniquesOf,
} from '../http/boards/ladder-step.ts';
import { NotesSchema, notesOf } from '../http/boards/notes.ts';
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
import { replyWorkFailure } from '../ladder/reply-failure.ts';
import { StepsReplySchema } from '../ladder/steps-reply.ts';
import { limitBoards } from '../limits/limit-boards.ts';

/** Few boards have more that anybody wants to see. */
const MAX_STEPS = 100;
const DEFAULT_STEPS = 20;

const RequestSchema = z
  .strictObject({
    board: BoardSchema,
    technique: LadderTechniqueNameSchema.optional().openapi({
      description: 'Steps of this technique only.',
    }),
    techniques: TechniquesSchema.default('all'),
    notes: NotesSchema.optional().openapi({
      description:
        'What is noted so far, by `row,col`: what a cell with notes does not note is ruled out, but for what the solution has there; a cell in which none of its notes can go counts as one without. A board keeps no candidates: without notes, steps that rule some out come again.',
    }),
    limit: z.int().min(1).max(MAX_STEPS).default(DEFAULT_STEPS).openapi({
      description:
        'How many steps the reply has at most. More of them take longer: harder techniques are looked for only where the easier ones have fewer steps than that. It has fewer where their reasons are very long.',
    }),
    language: LanguageSchema.optional(),
  })
  .openapi('StepsRequest', { example: { board: EXAMPLE_BOARD, limit: 5 } });

const route = createRoute({
  method: 'post',
  path: '/steps',
  operationId: 'steps',
  tags: [TAGS.boards],
  summary: 'All steps that apply now',
  description:
    'Every instance of the techniques on this board, the easiest technique first, each with its reason in words, in data and as marks to draw. The same conclusion may come by several ways. What depends on which digits the puzzle came with (avoidable rectangles) is left out, as a board does not say it.',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'The steps, and whether there are more.',
      content: { 'application/json': { schema: StepsReplySchema } },
    },
    ...errorResponses(
      ...BODY_ERRORS,
      ...PUZZLE_ERRORS,
      ...OVERLOAD_ERRORS,
      ...WORK_ERRORS,
      'unknown-technique',
    ),
  },
});

type StepsReply = z.infer<typeof StepsReplySchema>;

/** The techniques that a request lets in; undefined where it names one that is not among them. */
function techniquesFor({
  technique,
  techniques,
}: Pick<z.infer<typeof RequestSchema>, 'technique' | 'techniques'>) {
  const all = techniquesOf(techniques);
  if (technique === undefined) return all;
  const named = ladderTechniqueNamed(technique);
  return named && all.includes(named) ? [named] : undefined;
}

/** POST /steps: all steps that lead on from a board. */
export function steps({
  doJob,
  ...limits
}: Pick<Dependencies, 'doJob' | 'boardQuota' | 'addressOf'>) {
  const limitClient = limitBoards(limits);
  return new OpenAPIHono().openapi(route, async (c) => {
    const { board, notes, limit, language: named, ...wanted } = c.req.valid('json');
    const language = answerLanguage(c, named);
    const techniques = techniquesFor(wanted);
    if (!techniques) {
      const { technique = '' } = wanted;
      return replyError(c, { code: 'unknown-technique', details: { technique } }, language);
    }
    const puzzle = readPuzzle(board);
    if (!puzzle.ok) return replyError(c, puzzle.error, language);
    const refusal = await limitClient(c, 1, language);
    if (refusal) return refusal;
    const { givens, solution } = puzzle.value;
    const request = { board: givens, solution, notes: notes && notesOf(notes) };
    const json = await doJob(
      'steps',
      { ...request, techniques, limit, language },
      c.req.raw.signal,
    );
    if (!json.ok) return replyWorkFailure(c, json.error, language);
    return sendJsonText<StepsReply>(c, json.value);
  });
}
