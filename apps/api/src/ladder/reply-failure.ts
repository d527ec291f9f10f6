import type { Context } from 'hono';
import { type Failure, replyError } from '../http/errors/errors.ts';
import { RETRY_AFTER_SECONDS } from '../http/retry-after.ts';
import { TIME_LIMIT_SECONDS, type WorkFailure } from './jobs.ts';

/** The error for a job that wasn't done. */
export function workFailure(failure: WorkFailure): Failure<WorkFailure> {
  return failure === 'time-limit'
    ? { code: failure, details: { limit: TIME_LIMIT_SECONDS } }
    : { code: failure, details: { retry_after: RETRY_AFTER_SECONDS } };
}

/** Answers why a board has no answer: what is wrong with it, or that its job wasn't done. */
export function replyFailure<Code extends Failure['code']>(
  c: Context,
  failure: Failure<Code>,
  language: unknown,
) {
  if (failure.code === 'overloaded') c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  return replyError(c, failure, language);
}

/** Answers why a job wasn't done. */
export function replyWorkFailure(c: Context, failure: WorkFailure, language: unknown) {
  return replyFailure(c, workFailure(failure), language);
}
