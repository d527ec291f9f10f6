import type { Context, MiddlewareHandler } from 'hono';
import { presetHeaders } from './headers/preset-headers.ts';

const FIELD = 'X-Request-Id';

/** Ids that clients may choose themselves; anything else is replaced by one of ours. */
const SANE = /^[\w=-]{1,64}$/;

/** Gives each request an id, its client's own where it sends a sane one, and says it in the reply. */
export const identifyRequests: MiddlewareHandler = (c, next) => {
  const own = c.req.header(FIELD) ?? '';
  const id = SANE.test(own) ? own : crypto.randomUUID();
  c.set('requestId', id);
  presetHeaders(c, [[FIELD, id]]);
  return next();
};

/** The id of a request; undefined outside of the API. */
export function requestIdOf(c: Context): string | undefined {
  return c.get('requestId');
}
