import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { replyError } from '../http/errors/errors.ts';
import type { Balance, Quota } from './rate-limit.ts';

/**
 * Says what the limit is, and what is left of it, as in draft-ietf-httpapi-ratelimit-headers-11. Without a unit (`qu`):
 * boards are none of those that it registers.
 */
function setHeaders(
  c: Context,
  { name, points, duration }: Quota,
  { remaining, resetAfter }: Balance,
) {
  c.header('RateLimit-Policy', `"${name}";q=${points};w=${duration}`);
  c.header('RateLimit', `"${name}";r=${remaining};t=${resetAfter}`);
}

/**
 * Counts the boards that are worked out for a client. The function resolves to the reply for a client that has none
 * left; undefined where the work may begin.
 */
export function limitBoards({
  boardQuota: quota,
  addressOf,
}: Pick<Dependencies, 'boardQuota' | 'addressOf'>) {
  return async (c: Context, boards: number, language: unknown) => {
    if (!quota) return undefined;
    const balance = await quota.take(addressOf(c), boards);
    setHeaders(c, quota, balance);
    if (balance.allowed) return undefined;
    const { points: limit, duration: window } = quota;
    const { remaining, resetAfter: retry_after } = balance;
    c.header('Retry-After', String(retry_after));
    const details = { limit, window, remaining, retry_after };
    return replyError(c, { code: 'quota-exceeded', details }, language);
  };
}
