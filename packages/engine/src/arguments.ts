import { quoted } from './quoted.ts';
import { type Candidate, type Cell, type Digit, isDigit } from './types.ts';

/*
 * What the public functions do with an argument that their types rule out. Nothing of it is needed inside.
 */

/** Takes a value for what it is to be: undefined where it is something else. */
export type Reader<T> = (value: unknown) => T | undefined;

/** What an argument is instead: a text in quotes, so that `'1'` is not taken for 1. */
function not(value: unknown): string {
  const text = quoted(value);
  if (typeof value !== 'string') return `not ${text}`;
  return `not '${text}${text === value ? '' : '…'}'`;
}

/**
 * An argument as a reader takes it. A `TypeError` that names the argument, says what it must be and quotes
 * what it is, where the reader does not take it, or where a getter or a proxy of the caller's throws.
 */
export function argument<T>(name: string, expected: string, value: unknown, read: Reader<T>): T {
  let cause: unknown;
  try {
    const taken = read(value);
    if (taken !== undefined) return taken;
  } catch (error) {
    cause = error;
  }
  throw new TypeError(`${name} must be ${expected}, ${not(value)}`, { cause });
}

type Fields = Readonly<Record<string, unknown>>;

/** An object that is no list, as its fields. */
export function asFields(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined;
}

/** The fields of an object as they are now: what was checked is what is used. */
export function asCopy(value: unknown): Fields | undefined {
  const fields = asFields(value);
  return fields && { ...fields };
}

/** A list as it is, no longer than `most`, if a reader takes each of its items; holes are items too. */
export function asListOf<T>(
  value: unknown,
  read: Reader<T>,
  most = 100_000,
): readonly T[] | undefined {
  if (!Array.isArray(value) || !(value.length <= most)) return undefined;
  // An iterator of its own may never end.
  if (Object.hasOwn(value, Symbol.iterator)) return undefined;
  for (let index = 0; index < value.length; index++) {
    if (read(value[index]) === undefined) return undefined;
  }
  return value;
}

/** A whole number in a range. */
export function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

export function isCell(value: unknown): value is Cell {
  return isWhole(value, 0, 80);
}

/** One of a few values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<T>(values: readonly T[]): Reader<T> {
  return (value) => values.find((each) => each === value);
}

/** Throws where an argument is not what it must be. For arguments that cannot throw when looked at. */
export function check(isRight: boolean, name: string, expected: string, value: unknown): void {
  if (!isRight) throw new TypeError(`${name} must be ${expected}, ${not(value)}`);
}

export function checkWhole(name: string, value: unknown, from: number, to: number): void {
  // Built only where it is needed: positions check every step.
  if (isWhole(value, from, to)) return;
  check(false, name, `a whole number from ${from} to ${to}`, value);
}

export function checkCell(cell: unknown, name = 'cell'): void {
  checkWhole(name, cell, 0, 80);
}

export function checkDigit(digit: unknown, name = 'digit'): asserts digit is Digit {
  check(isDigit(digit), name, 'a whole number from 1 to 9', digit);
}

/** Throws where one of some eliminations is no candidate: `eliminations[0].digit must be …`. */
export function checkEliminations(list: readonly Candidate[]): void {
  check(Array.isArray(list), 'eliminations', 'a list of candidates', list);
  for (let index = 0; index < list.length; index++) {
    const item: Partial<Candidate> | null | undefined = list[index];
    // Names are built only where they are needed: positions check every step.
    if (isCell(item?.cell) && isDigit(item?.digit)) continue;
    checkCell(item?.cell, `eliminations[${index}].cell`);
    checkDigit(item?.digit, `eliminations[${index}].digit`);
  }
}

export function checkFunction(name: string, value: unknown): void {
  check(typeof value === 'function', name, 'a function', value);
}
