import type { MiddlewareHandler } from 'hono';
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
