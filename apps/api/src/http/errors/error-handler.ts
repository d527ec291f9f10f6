import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from '../logger.ts';
import { requestIdOf } from '../request-id.ts';
import { replyError } from './errors.ts';
import { malformedPlace } from './malformed-json.ts';

/** The error code for what the body parser of `@hono/zod-openapi` throws. */
function bodyErrorCode(error: Error): 'malformed-json' | 'wrong-content-type' | undefined {
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status === 400) return 'malformed-json';
  return error.status === 415 ? 'wrong-content-type' : undefined;
}

/** Answers what a handler threw: an unreadable body with 400 or 415, anything else is a bug: logged, 500. */
export function errorHandler({ logger }: { readonly logger: Logger }): ErrorHandler {
  return async (error, c) => {
    const code = bodyErrorCode(error);
    if (code === 'malformed-json') {
      return replyError(c, { code, details: malformedPlace(await c.req.text()) });
    }
    if (code) return replyError(c, { code, details: {} });
    logger.error({ id: requestIdOf(c), err: error }, 'unexpected error');
    return replyError(c, { code: 'internal-error', details: {} });
  };
}
