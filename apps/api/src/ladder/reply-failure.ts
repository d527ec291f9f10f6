import type { Context } from 'hono';
import { replyError } from '../http/errors.ts';
import { TIME_LIMIT_SECONDS, type WorkFailure } from './jobs.ts';

/** When to come back where too many wait, in seconds. */
const RETRY_AFTER = 1;

/** Answers why a job wasn't done. */
export function replyWorkFailure(c: Context, failure: WorkFailure, language: unknown) {
  if (failure === 'time-limit') {
    return replyError(c, { code: failure, details: { limit: TIME_LIMIT_SECONDS } }, language);
  }
  c.header('Retry-After', String(RETRY_AFTER));
  return replyError(c, { code: failure, details: { retry_after: RETRY_AFTER } }, language);
}
