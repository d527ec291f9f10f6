/** Whether one more is allowed; if not, in how many seconds the next one is. */
export type Allowance =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfter: number };

/** Counts what somebody does, and says when it is too much. */
export type RateLimit = (who: string) => Promise<Allowance>;

/** How much is allowed in which time. */
export interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** Messages from one address. */
export const CONTACT_LIMIT: RateLimitOptions = { name: 'contact', points: 5, duration: 60 * 60 };
