import type { Context, MiddlewareHandler } from 'hono';
import { presetHeaders } from './headers/preset-headers.ts';

/** The header of a request's id. */
export const ID_FIELD = 'X-Request-Id';

/** Ids that clients may choose themselves; anything else is replaced by one of ours. */
const SANE = /^[\w=-]{1,64}$/;

/** The id of a request: its client's own where it sends a sane one. */
export function chooseRequestId(own: string | readonly string[] | undefined): string {
  return typeof own === 'string' && SANE.test(own) ? own : crypto.randomUUID();
}

/** The same of a request that the app never sees. */
export function requestIdFor({
  headers,
}: {
  /** By name, in lower case, as Node has them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}): string {
  return chooseRequestId(headers[ID_FIELD.toLowerCase()]);
}

/** Gives each request an id, and says it in the reply. */
export const identifyRequests: MiddlewareHandler = (c, next) => {
  const id = chooseRequestId(c.req.header(ID_FIELD));
  c.set('requestId', id);
  presetHeaders(c, [[ID_FIELD, id]]);
  return next();
};

/** The id of a request; undefined outside of the API. */
export function requestIdOf(c: Context): string | undefined {
  return c.get('requestId');
}
