import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import { err, type Grid, ok, parseGrid, type Result } from '@nanpure/engine';
import { checkBoard } from '@nanpure/engine/formats';
import type { Dependencies } from '../dependencies.ts';
import {
  answerBatch,
  BATCH_DESCRIPTION,
  BoardsSchema,
  batchReplySchema,
} from '../http/boards/batch.ts';
import { type Board, BoardSchema, boardFailure, EXAMPLE_BOARD } from '../http/boards/board.ts';
import { wrongDigitAmong } from '../http/boards/puzzle.ts';
import { sendJsonText } from '../http/encoding/json-text.ts';
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
import type { WorkFailure } from '../ladder/jobs.ts';
import { replyFailure, workFailure } from '../ladder/reply-failure.ts';
import { oneSolution, type SolveFacts, SolveReplySchema } from '../ladder/solve-reply.ts';
import { limitBoards } from '../limits/limit-boards.ts';

const RequestSchema = z
  .strictObject({ board: BoardSchema, language: LanguageSchema.optional() })
  .openapi('SolveRequest', { example: { board: EXAMPLE_BOARD } });

const BatchRequestSchema = z
  .strictObject({ boards: BoardsSchema, language: LanguageSchema.optional() })
  .openapi('SolveBatchRequest', { example: { boards: [EXAMPLE_BOARD, `99${'.'.repeat(79)}`] } });

export const SolveBatchReplySchema = batchReplySchema(SolveReplySchema, 'SolveBatchReply');

const route = createRoute({
  method: 'post',
  path: '/solve',
  operationId: 'solve',
  tags: [TAGS.boards],
  summary: 'The solution of a board, or how many it has',
  description:
    'Any board is answered with 200, whether it has one solution, several or none. Of several, two come with the cells where they differ; where there is none, what shows it, and which digits may be to blame.',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'The solution; two of several; or why there is none.',
      content: { 'application/json': { schema: SolveReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...BOARD_ERRORS, ...OVERLOAD_ERRORS, ...WORK_ERRORS),
  },
});

const batchRoute = createRoute({
  method: 'post',
  path: '/solve/batch',
  operationId: 'solveBatch',
  tags: [TAGS.boards],
  summary: 'The solutions of many boards',
  description: BATCH_DESCRIPTION,
  request: {
    body: { required: true, content: { 'application/json': { schema: BatchRequestSchema } } },
  },
  responses: {
    200: {
      description: 'The results in the order of the boards: replies of `solve`, or errors.',
      content: { 'application/json': { schema: SolveBatchReplySchema } },
    },
    ...errorResponses(...BODY_ERRORS, ...OVERLOAD_ERRORS, 'quota-exceeded'),
  },
});

/** What there is to say of a board, in words. */
function messageOf(facts: SolveFacts, language: Language): string {
  const { solutions, errors } = API_PHRASES[language];
  if (facts.solutions === 'one') return solutions.one;
  if (facts.solutions === 'several') return solutions.several(facts.count, facts.count_is_exact);
  const { reason, suspects } = facts;
  const wrongDigit = wrongDigitAmong(suspects);
  switch (reason.type) {
    case 'conflict': {
      const [{ value = 0, house, cells = [] } = {}] = reason.conflicts;
      const { row = 0, col = 0 } = cells[0] ?? {};
      return errors.conflict({ row, col, value, house: house?.type ?? 'row' });
    }
    case 'cell-without-digit':
      return errors['no-solution']({ reason: reason.type, ...reason.cell, ...wrongDigit });
    case 'digit-without-place': {
      const { value, house } = reason;
      const place = { value, house: house.type, index: house.index };
      return errors['no-solution']({ reason: reason.type, ...place, ...wrongDigit });
    }
    case 'not-in-sight':
      return errors['no-solution']({ reason: reason.type, ...wrongDigit });
  }
}

interface Asking {
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** The answer for one board. A puzzle is solved at once; what takes a longer look is a job. */
async function answerFor(
  grid: Grid,
  { language, signal }: Asking,
  { doJob }: Pick<Dependencies, 'doJob'>,
): Promise<Result<z.infer<typeof SolveReplySchema>, Failure<WorkFailure>>> {
  const puzzle = checkBoard(grid);
  const facts = puzzle.ok ? ok(oneSolution(puzzle.value)) : await doJob('solve', { grid }, signal);
  if (!facts.ok) return err(workFailure(facts.error));
  return ok({ ...facts.value, message: messageOf(facts.value, language) });
}

/** POST /solve: the solution of a board, how many there are, or why there is none; /solve/batch for many boards. */
export function solve(
  dependencies: Pick<Dependencies, 'doJob' | 'workQueue' | 'now' | 'boardQuota' | 'addressOf'>,
) {
  const limit = limitBoards(dependencies);
  return new OpenAPIHono()
    .openapi(route, async (c) => {
      const { board, language: named } = c.req.valid('json');
      const language = answerLanguage(c, named);
      const grid = parseGrid(board);
      if (!grid.ok) return replyError(c, boardFailure(grid.error), language);
      const refusal = await limit(c, 1, language);
      if (refusal) return refusal;
      const asking = { language, signal: c.req.raw.signal };
      const answer = await answerFor(grid.value, asking, dependencies);
      return answer.ok ? c.json(answer.value, 200) : replyFailure(c, answer.error, language);
    })
    .openapi(batchRoute, async (c) => {
      const { boards, language: named } = c.req.valid('json');
      const language = answerLanguage(c, named);
      const refusal = await limit(c, boards.length, language);
      if (refusal) return refusal;
      const asking = { language, signal: c.req.raw.signal };
      const answer = async (board: Board) => {
        const grid = parseGrid(board);
        if (!grid.ok) return err(boardFailure(grid.error));
        return await answerFor(grid.value, asking, dependencies);
      };
      const reply = await answerBatch(boards, answer, asking, dependencies);
      return sendJsonText<z.infer<typeof SolveBatchReplySchema>>(c, JSON.stringify(reply));
    });
}
