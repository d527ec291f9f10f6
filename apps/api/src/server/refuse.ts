import { Hono } from 'hono';
import { replyError } from '../errors.ts';
import { openToAll } from '../middleware/open-to-all.ts';
import { securityHeaders } from '../middleware/security-headers.ts';
import { replyOverloaded } from '../middleware/shed-load.ts';

/** A reply that is written without anything being worked out. */
export interface ReadyReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What requests are told that are sent away in a rush. */
export async function prepareTurnAway(): Promise<ReadyReply> {
  const app = new Hono();
  app.use(securityHeaders([]), openToAll);
  app.all('*', replyOverloaded);
  const reply = await app.request('/');
  const body = await reply.text();
  const headers = { ...Object.fromEntries(reply.headers), 'content-length': `${body.length}` };
  return { status: reply.status, headers, body };
}

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
