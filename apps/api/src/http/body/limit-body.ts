import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { tolerateDisconnect } from '../client-disconnect.ts';
import { replyError } from '../errors/errors.ts';
import { mayHaveBody } from './request-body.ts';

const MAX_BODY_BYTES = 64 * 1024;

const limitSize = tolerateDisconnect(
  bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => {
      // The rest of the body is never read, so the connection can't be used again.
      c.header('Connection', 'close');
      return replyError(c, { code: 'too-large', details: { limit: MAX_BODY_BYTES } });
    },
  }),
);

/** The length of a body, where a request says it and sends no more: on Node and Workers the platform sees to that. */
function lengthOf({ req }: Context): number | undefined {
  const length = req.header('Content-Length');
  return length === undefined || req.header('Transfer-Encoding') !== undefined
    ? undefined
    : Number(length);
}

/**
 * Rejects large and compressed bodies. Only those of an unknown length are read here: on Node, looking for a body
 * takes longer than the work of most requests.
 */
export const limitBody: MiddlewareHandler = (c, next) => {
  if (!mayHaveBody(c.req.method)) return next();
  const encoding = c.req.header('Content-Encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    return Promise.resolve(replyError(c, { code: 'wrong-content-type', details: {} }));
  }
  const length = lengthOf(c);
  return length !== undefined && length <= MAX_BODY_BYTES ? next() : limitSize(c, next);
};
