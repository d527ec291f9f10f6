import { cellsOf } from '../houses.ts';
import type { EvidenceKinds } from '../technique.ts';
import { type Step, TECHNIQUES } from '../techniques/index.ts';
import { type Candidate, type Cell, DIGITS, type Digit, type House, isDigit } from '../types.ts';

type Kind = keyof EvidenceKinds;

const ROLES: ReadonlyMap<string, Readonly<Record<string, Kind>>> = new Map(
  TECHNIQUES.map(({ id, roles }) => [id, roles]),
);

/** All of one kind that a step's evidence names, in its order. */
function named({ technique, evidence }: Step, kind: Kind): number[] {
  const roles = ROLES.get(technique);
  return Object.entries<readonly number[]>({ ...evidence })
    .filter(([role]) => roles?.[role] === kind)
    .flatMap(([, items]) => items);
}

/** The cells of a step's pattern. */
export function patternCells(step: Step): Cell[] {
  return named(step, 'cells');
}

/** The houses of a step's pattern; those that it starts from come first. */
export function patternHouses(step: Step): House[] {
  return named(step, 'houses');
}

/** The digits of a step's pattern. */
export function patternDigits(step: Step): Digit[] {
  return named(step, 'digits').filter(isDigit);
}

function inCells(cells: Iterable<Cell>, digits: readonly Digit[]): Candidate[] {
  return [...cells].flatMap((cell) => digits.map((digit) => ({ cell, digit })));
}

/**
 * The candidates, there or not, that a step speaks of: all digits of its cells, and its digits in
 * the other cells of its houses.
 */
export function spokenOf(step: Step): Candidate[] {
  const own = new Set(patternCells(step));
  const around = new Set(patternHouses(step).flatMap((house) => [...cellsOf(house)]));
  const others = [...around].filter((cell) => !own.has(cell));
  return [...inCells(own, DIGITS), ...inCells(others, patternDigits(step))];
}
