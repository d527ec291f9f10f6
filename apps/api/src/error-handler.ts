import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Dependencies } from './dependencies.ts';
import { type Failure, replyError } from './errors.ts';

/** What the body parser of `@hono/zod-openapi` throws, in our words. */
function bodyFailure(error: Error): Failure | undefined {
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status === 400) {
    return { code: 'malformed-json', message: 'The body is not valid JSON.' };
  }
  if (error.status === 415) {
    const message = 'The body must be sent as "Content-Type: application/json".';
    return { code: 'wrong-content-type', message };
  }
  return undefined;
}

/** Answers for whatever was thrown. But for unreadable bodies that is a bug of ours: logged, 500. */
export function errorHandler({ logger }: Pick<Dependencies, 'logger'>): ErrorHandler {
  return (error, c) => {
    const failure = bodyFailure(error);
    if (failure) return replyError(c, failure);
    logger.error({ err: error }, 'unexpected error');
    return replyError(c, { code: 'internal-error', message: 'Something went wrong on our side.' });
  };
}
