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

/** Messages from one client address. */
export const CONTACT_LIMIT: RateLimitOptions = { name: 'contact', points: 5, duration: 60 * 60 };
