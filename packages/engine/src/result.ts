/**
 * Either a value or the reason why there is none. What comes from outside (a text, JSON, a grid to be proved,
 * a saved game, options for a new puzzle) is answered by one of these, never by an exception. A mistake of who
 * calls, which the types rule out, is a `TypeError` that names the argument.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps a reason as a failure. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
