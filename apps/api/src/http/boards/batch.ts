import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { err, type Result } from '@nanpure/engine';
import { ERRORS } from '../errors/error-catalogue.ts';
import { ErrorSchema } from '../errors/error-docs.ts';
import { errorBody, type Failure } from '../errors/errors.ts';
import { validationFailure } from '../errors/validation-error.ts';
import { type Board, BoardSchema } from './board.ts';
import { MAX_BATCH_BOARDS } from './max-batch-boards.ts';

/** After so long no further board of a batch is begun. */
const TIME_LIMIT_SECONDS = 20;

/** What holds the board of a request to one board. */
const OneBoardSchema = z.object({ board: BoardSchema });

/** The boards of a batch. Any JSON is let in: what is wrong with a board is told in its place. */
export const BoardsSchema = z
  .array(z.custom<Board>())
  .min(1)
  .max(MAX_BATCH_BOARDS)
  .openapi({
    type: 'array',
    description: 'A board that cannot be read has its error in its place and holds up no other.',
    items: { $ref: '#/components/schemas/Board' },
    minItems: 1,
    maxItems: MAX_BATCH_BOARDS,
  });

const FailedSchema = z
  .object({
    status: z.int().min(400).max(599).openapi({
      description: 'The status that the board would have had by itself.',
    }),
    error: ErrorSchema,
  })
  .openapi('BatchError');

/** The results of a batch: of each board what it would have been answered by itself. */
export function batchReplySchema<Reply extends z.ZodType>(reply: Reply, name: string) {
  const result = z.union([z.object({ status: z.literal(200), reply }), FailedSchema]);
  return z
    .object({
      results: z
        .array(result)
        .openapi({ description: 'One for each board, in the order of the boards.' }),
    })
    .openapi(name);
}

/** What all batches say of themselves. */
export const BATCH_DESCRIPTION = `Up to ${MAX_BATCH_BOARDS} boards. They are worked out one after the other, each in its turn among the requests of others. After ${TIME_LIMIT_SECONDS} seconds no further one is begun: those have the error \`batch-time-limit\`, and can be sent again.`;

type Answer<Reply> = Result<Reply, Failure>;

/** The answer to what is sent as a board, the same as by itself. */
async function answerOne<Reply>(
  sent: unknown,
  answer: (board: Board) => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  const request = { board: sent };
  const read = OneBoardSchema.safeParse(request);
  return read.success ? await answer(read.data.board) : err(validationFailure(read.error, request));
}

function resultOf<Reply>(answer: Answer<Reply>, language: Language) {
  if (answer.ok) return { status: 200 as const, reply: answer.value };
  return { status: ERRORS[answer.error.code].status, error: errorBody(answer.error, language) };
}

/** What a batch needs of the server: its turn, and a clock in milliseconds. */
interface Server {
  readonly workQueue: { readonly acquire: () => Promise<void> };
  readonly now: () => number;
}

/**
 * The answers to some boards, one after the other. Before each one others have their turn, so that a batch takes no
 * more of the server at a time than a request does. Once the client has gone, the rest is dropped.
 */
export async function answerBatch<Reply>(
  boards: readonly unknown[],
  answer: (board: Board) => Promise<Answer<Reply>>,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
  { workQueue, now }: Server,
) {
  const end = now() + TIME_LIMIT_SECONDS * 1_000;
  const tooLate = { code: 'batch-time-limit', details: { limit: TIME_LIMIT_SECONDS } } as const;
  const results: ReturnType<typeof resultOf<Reply>>[] = [];
  for (const [index, board] of boards.entries()) {
    // The turn of the first one is that of the request.
    if (index > 0) await workQueue.acquire();
    const isTooLate = signal.aborted || now() >= end;
    results.push(resultOf(isTooLate ? err(tooLate) : await answerOne(board, answer), language));
  }
  return { results };
}
