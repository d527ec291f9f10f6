import type { MiddlewareHandler } from 'hono';
import { replyError } from '../errors/errors.ts';
import { mayHaveBody } from './request-body.ts';

/** `application/json;` is JSON as well: HTTP allows empty parameters, the validator doesn't. */
export const normalizeContentType: MiddlewareHandler = (c, next) => {
  if (!mayHaveBody(c.req.method)) return next();
  const type = c.req.header('Content-Type');
  if (!type?.includes(';')) return next();
  const parts = type.split(';').map((part) => part.trim());
  const normalized = parts.filter((part) => part !== '').join('; ');
  if (normalized !== type) {
    const headers = new Headers(c.req.raw.headers);
    headers.set('Content-Type', normalized);
    c.req.raw = new Request(c.req.raw, { headers });
  }
  return next();
};

/** Encodings in which ASCII is not what it is in UTF-8. A body in any other one may well be plain ASCII. */
const WIDE_CHARSET = /;\s*charset\s*=\s*"?(?:utf-?16|utf-?32|ucs-)/i;

/** Rejects bodies that are declared to be in an encoding in which no JSON can be read as UTF-8. */
export const requireUtf8: MiddlewareHandler = (c, next) => {
  const isWide = WIDE_CHARSET.test(c.req.header('Content-Type') ?? '');
  if (!mayHaveBody(c.req.method) || !isWide) return next();
  return Promise.resolve(replyError(c, { code: 'wrong-content-type', details: {} }));
};
