import type { Context, MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { unlessHungUp } from '../http/client-disconnect.ts';
import { replyError } from '../http/errors.ts';

/** When somebody who was sent away may try again, in seconds. */
const RETRY_AFTER = 1;

/** Says that there is too much to do, and when to come back. */
export function replyOverloaded(c: Context) {
  c.header('Retry-After', String(RETRY_AFTER));
  c.header('Cache-Control', 'no-store');
  return replyError(c, { code: 'overloaded', details: { retry_after: RETRY_AFTER } });
}

/** Whether requests of this method carry a body that anybody here would read. */
export function mayHaveBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Reads all of a body. What isn't UTF-8 would be taken with other characters in its place. */
async function isBodyUtf8(c: Context): Promise<boolean> {
  const bytes = await c.req.arrayBuffer();
  try {
    UTF_8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

type Needs = Pick<Dependencies, 'workQueue' | 'onTurnedAway'>;

/**
 * Lets requests in one by one, and sends those away who would wait too long. A request stands in
 * line only when all of it is there, so that a slow sender holds up nobody.
 */
export function shedLoad({ workQueue, onTurnedAway }: Needs): MiddlewareHandler {
  return unlessHungUp(async (c, next) => {
    if (workQueue.isOverloaded()) {
      onTurnedAway?.();
      return replyOverloaded(c);
    }
    if (mayHaveBody(c.req.method) && c.req.raw.body && !(await isBodyUtf8(c))) {
      return replyError(c, { code: 'malformed-json', details: {} });
    }
    await workQueue.turn();
    return next();
  });
}
