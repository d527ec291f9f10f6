import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';

/** Longer ids, and such as hold anything but letters, digits, `-`, `_` and `=`, are replaced by one of ours. */
const MAX_LENGTH = 64;

/** Gives each request an id, its client's own where it sends a sane one, and says it in the reply (`X-Request-Id`). */
export const identifyRequests: MiddlewareHandler = requestId({ limitLength: MAX_LENGTH });

/** The id of a request; undefined outside of the API. */
export function requestIdOf(c: Context): string | undefined {
  return c.get('requestId');
}
