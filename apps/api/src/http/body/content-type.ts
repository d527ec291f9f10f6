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

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;

/** What UTF-8 is called, and ASCII, which is a part of it. */
const UTF_8_NAMES = ['utf-8', 'utf8', 'us-ascii', 'ascii'];

/** Rejects bodies that are declared to be in another encoding than UTF-8: they would be read as what they are not. */
export const requireUtf8: MiddlewareHandler = (c, next) => {
  if (!mayHaveBody(c.req.method)) return next();
  const [, charset = 'utf-8'] = CHARSET.exec(c.req.header('Content-Type') ?? '') ?? [];
  if (UTF_8_NAMES.includes(charset.toLowerCase())) return next();
  return Promise.resolve(replyError(c, { code: 'wrong-content-type', details: {} }));
};
