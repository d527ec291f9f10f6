import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Dependencies } from '../dependencies.ts';
import { replyError } from './errors.ts';

/** What the body parser of `@hono/zod-openapi` throws, as our errors. */
function bodyFailure(error: Error): 'malformed-json' | 'wrong-content-type' | undefined {
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status === 400) return 'malformed-json';
  return error.status === 415 ? 'wrong-content-type' : undefined;
}

/** Answers for whatever was thrown. But for unreadable bodies that is a bug of ours: logged, 500. */
export function errorHandler({ logger }: Pick<Dependencies, 'logger'>): ErrorHandler {
  return (error, c) => {
    const code = bodyFailure(error);
    if (code) return replyError(c, { code, details: {} });
    logger.error({ err: error }, 'unexpected error');
    return replyError(c, { code: 'internal-error', details: {} });
  };
}
