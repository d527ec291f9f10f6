import { Hono } from 'hono';
import { replyError } from '../errors.ts';
import { securityHeaders } from '../middleware/security-headers.ts';

/**
 * Answers a request that is so malformed (its Host, its target) that no `Request` can be made of it
 * and no app ever sees it.
 */
export function createRefusal(): () => Response | Promise<Response> {
  const app = new Hono();
  app.use(securityHeaders([]));
  app.all('*', (c) => replyError(c, { code: 'malformed-request', details: {} }));
  return () => app.request('/');
}
