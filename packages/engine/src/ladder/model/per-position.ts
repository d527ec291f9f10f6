import type { CellSet } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import { DIGITS, type Digit } from '../../types.ts';

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

/**
 * Something that depends on where one digit can go and on nothing else: positions on a path share the places of the
 * digits that a step leaves alone, so it is worked out again for the others only.
 */
export function perDigit<T>(
  make: (position: Position, digit: Digit) => T,
): (position: Position, digit: Digit) => T {
  const byDigit = DIGITS.map((digit) => {
    const made = new WeakMap<CellSet, { readonly value: T }>();
    return (position: Position) => {
      const places = position.cellsFor(digit);
      const known = made.get(places) ?? { value: make(position, digit) };
      made.set(places, known);
      return known.value;
    };
  });
  return (position, digit) => {
    const find = byDigit[digit - 1];
    return find ? find(position) : make(position, digit);
  };
}
