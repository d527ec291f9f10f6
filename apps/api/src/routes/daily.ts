import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { ok, type Result } from '@nanpure/engine';
import { DAILY_DATES } from '@nanpure/engine/generator';
import type { Dependencies } from '../dependencies.ts';
import { NO_CACHE, ONE_HOUR } from '../http/cache-control.ts';
import {
  type ConstantJson,
  constantJson,
  NOT_MODIFIED_REPLY,
  sendConstantJson,
} from '../http/constant-json.ts';
import { errorResponses, OVERLOAD_ERRORS, WORK_ERRORS } from '../http/errors/error-docs.ts';
import { type Failure, replyError } from '../http/errors/errors.ts';
import { LanguageSchema } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';
import { DailyProblemsSchema } from '../ladder/daily-problems.ts';
import type { WorkFailure } from '../ladder/jobs.ts';
import { replyWorkFailure } from '../ladder/reply-failure.ts';
import { limitBoards } from '../limits/limit-boards.ts';

/** The time zone in which a date begins first. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** So many dates are kept, the ones asked for last: nearly everyone asks for today. */
const MOST_CACHED = 100;

export const DailyReplySchema = z
  .object({
    date: z.iso.date(),
    puzzles: DailyProblemsSchema,
  })
  .openapi('DailyReply');

type DailyReply = z.infer<typeof DailyReplySchema>;

const route = createRoute({
  method: 'get',
  path: '/daily',
  operationId: 'daily',
  tags: [TAGS.puzzles],
  summary: 'The three puzzles of a date',
  description: 'The same for everyone in the world; those of a date never change.',
  request: {
    query: z.strictObject({
      date: z.iso
        .date()
        .optional()
        .openapi({
          description: `From ${DAILY_DATES.first} to the date that it is where a day begins first (UTC+14). Left out: the date that it is in UTC.`,
          example: DAILY_DATES.first,
        }),
      language: LanguageSchema.optional(),
    }),
  },
  responses: {
    200: {
      description: 'The puzzles with their solutions.',
      content: { 'application/json': { schema: DailyReplySchema } },
    },
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(...OVERLOAD_ERRORS, ...WORK_ERRORS, 'wrong-shape'),
  },
});

const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Why a date has no puzzles; undefined where it has some. `latest` is the last date that has begun somewhere. */
function rangeFailure(date: string, latest: string): Failure<'wrong-shape'> | undefined {
  const { first } = DAILY_DATES;
  const last = latest < DAILY_DATES.last ? latest : DAILY_DATES.last;
  if (date >= first && date <= last) return undefined;
  return {
    code: 'wrong-shape',
    details: { path: 'date', problem: 'out-of-range', first, last },
  };
}

type Reply = Promise<Result<ConstantJson<DailyReply>, WorkFailure>>;

/** Has the puzzles of dates made, those of each once for all who ask while they are kept. */
function createReplies(doJob: Dependencies['doJob']) {
  const cache = new Map<string, Reply>();

  async function make(date: string): Reply {
    const puzzles = await doJob('daily', { date });
    return puzzles.ok ? ok(await constantJson({ date, puzzles: puzzles.value })) : puzzles;
  }

  async function replyFor(date: string): Reply {
    const reply = cache.get(date) ?? make(date);
    cache.delete(date);
    cache.set(date, reply);
    const [oldest = date] = cache.keys();
    if (cache.size > MOST_CACHED) cache.delete(oldest);
    const isMade = await reply.then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isMade) cache.delete(date);
    return reply;
  }

  return { replyFor, isMade: (date: string) => cache.has(date) };
}

/** GET /daily: the puzzles of a date, of today where none is named. */
export function daily({
  doJob,
  now,
  ...limits
}: Pick<Dependencies, 'doJob' | 'now' | 'boardQuota' | 'addressOf'>) {
  const { replyFor, isMade } = createReplies(doJob);
  const limit = limitBoards(limits);
  return new OpenAPIHono().openapi(route, async (c) => {
    const { date: asked, language: named } = c.req.valid('query');
    const date = asked ?? dateAt(now());
    const outOfRange = rangeFailure(date, dateAt(now() + EARLIEST_ZONE_MS));
    if (outOfRange) return replyError(c, outOfRange, named);
    const refusal = isMade(date) ? undefined : await limit(c, 1, named);
    if (refusal) return refusal;
    const reply = await replyFor(date);
    if (!reply.ok) return replyWorkFailure(c, reply.error, named);
    return sendConstantJson(c, reply.value, asked === undefined ? NO_CACHE : ONE_HOUR);
  });
}
