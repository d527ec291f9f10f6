/** `retryAfter` is in seconds. */
export type Allowance =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfter: number };

/** Counts an action of a client, and tells whether it is allowed. */
export type RateLimit = (key: string) => Promise<Allowance>;

/** So many `points` are allowed in a `duration`. */
export interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** What is left to a client after it has asked for some points. */
export interface Balance {
  /** Whether it got them. */
  readonly allowed: boolean;
  readonly remaining: number;
  /** In how many seconds it has all points again. */
  readonly resetAfter: number;
}

/** A limit of which a client may take several points at once; those that it doesn't get stay its own. */
export interface Quota extends RateLimitOptions {
  readonly take: (key: string, points: number) => Promise<Balance>;
}

/** Messages from one client address. Where the figures are said in words, `contact/route.test.ts` compares. */
export const CONTACT_LIMIT: RateLimitOptions = { name: 'contact', points: 5, duration: 60 * 60 };

/** Boards that are worked out for one client address. */
export function boardLimit(perMinute: number): RateLimitOptions {
  return { name: 'boards', points: perMinute, duration: 60 };
}
