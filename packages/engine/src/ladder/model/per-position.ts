import type { CellSet } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import { DIGITS, type Digit } from '../../types.ts';

/*
 * What several techniques ask for, worked out once. Only the last position is remembered: a path looks at one after
 * the other, and a table of many, even a weak one, takes the garbage collector longer than what it saves.
 */

interface Remembered<Key, T> {
  readonly key: Key;
  readonly value: T;
}

/** Something worked out once for the same thing, however often it is asked for in a row. */
export function perLast<Key, T>(make: (key: Key) => T): (key: Key) => T {
  let last: Remembered<Key, T> | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** Something worked out once a position, however many techniques ask for it. */
export function perPosition<T>(make: (position: Position) => T): (position: Position) => T {
  return perLast(make);
}

/**
 * Something that depends on where one digit can go and on nothing else: worked out again only for the digits whose
 * places are not the same as the last time, as a step leaves most of them alone.
 */
export function perDigit<T>(
  make: (position: Position, digit: Digit) => T,
): (position: Position, digit: Digit) => T {
  const lasts: (Remembered<CellSet, T> | undefined)[] = DIGITS.map(() => undefined);
  return (position, digit) => {
    const places = position.cellsFor(digit);
    const last = lasts[digit - 1];
    if (last && (last.key === places || last.key.equals(places))) return last.value;
    const value = make(position, digit);
    lasts[digit - 1] = { key: places, value };
    return value;
  };
}
