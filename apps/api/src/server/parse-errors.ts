import { Hono } from 'hono';
import { replyError } from '../http/errors.ts';
import { openToAll } from '../http/public-cors.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { replyOverloaded } from '../overload/shed-load.ts';

/** A reply that is written without anything being worked out. */
export interface ReadyReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What an app answers, whatever it is asked. */
async function prepareReply(app: Hono): Promise<ReadyReply> {
  const reply = await app.request('/');
  const body = await reply.text();
  const headers = { ...Object.fromEntries(reply.headers), 'content-length': `${body.length}` };
  return { status: reply.status, headers, body };
}

/** What requests are told that are sent away in a rush. */
export function prepareTurnAway(): Promise<ReadyReply> {
  const app = new Hono();
  app.use(securityHeaders([]), openToAll);
  app.all('*', replyOverloaded);
  return prepareReply(app);
}

type RefusalCode = 'malformed-request' | 'request-timeout' | 'headers-too-large';

/** What is answered where nothing can be understood, by what is wrong. */
export type Refusals = Readonly<Record<RefusalCode, ReadyReply>>;

function prepareRefusal(code: RefusalCode): Promise<ReadyReply> {
  const app = new Hono();
  app.use(securityHeaders([]));
  app.all('*', (c) => {
    // Where one request ends and the next begins is not known any more.
    c.header('Connection', 'close');
    return replyError(c, { code, details: {} });
  });
  return prepareReply(app);
}

/** The replies to what never becomes a request. */
export async function prepareRefusals(): Promise<Refusals> {
  return {
    'malformed-request': await prepareRefusal('malformed-request'),
    'request-timeout': await prepareRefusal('request-timeout'),
    'headers-too-large': await prepareRefusal('headers-too-large'),
  };
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
