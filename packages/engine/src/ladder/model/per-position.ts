import type { Position } from '../../position.ts';

/** Something worked out once a position, however many techniques ask for it. */
export function perPosition<T>(make: (position: Position) => T): (position: Position) => T {
  const made = new WeakMap<Position, { readonly value: T }>();
  // Most often it is the same one again, which is quicker to see than to look up.
  let last: { readonly position: Position; readonly value: T } | undefined;
  return (position) => {
    if (last?.position === position) return last.value;
    const known = made.get(position) ?? { value: make(position) };
    made.set(position, known);
    last = { position, value: known.value };
    return known.value;
  };
}
