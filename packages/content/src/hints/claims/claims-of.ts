import type { Candidate, Claim, House } from './claim.ts';
import { HERE } from './claim.ts';
import { crossingsOf } from './geometry.ts';

/* Claims that sentences of both languages make in the same way. */

type Houses = readonly House[];
type Cells = readonly number[];
type Digits = readonly number[];
type By = 'rules' | 'notes';

export function startsIn(house: House): Claim {
  return { says: 'starts-in', house };
}

export function searching(by: 'digits' | 'cells', house: House): Claim[] {
  return [startsIn(house), { says: 'worth-searching', by, house }];
}

export function lastEmpty(house: House): Claim[] {
  return [startsIn(house), { says: 'one-cell-empty', house }];
}

/** Some digit, which the sentence leaves open, has no other place. */
export function someDigitOnlyIn(by: By, houses: Houses, cells: Cells): Claim {
  return { says: 'only-places', by, houses, cells, digits: [], count: 'some' };
}

export function twoDigitsOnlyIn(by: By, houses: Houses, cells: Cells): Claim {
  return { says: 'only-places', by, houses, cells, digits: [], count: 'two' };
}

export function onlyIn(by: By, houses: Houses, cells: Cells, digits: Digits): Claim {
  const count = digits.length === 2 ? 'two' : 'some';
  return { says: 'only-places', by, houses, cells, digits, count };
}

export function onlyWhereTheyCross(by: By, houses: Houses, cover: Houses, digits: Digits): Claim {
  const cells = crossingsOf(houses, cover).sort((a, b) => a - b);
  return { says: 'only-places', by, houses, cells, digits, count: 'some' };
}

export function onlyHere(by: By, house: House, digit: number): Claim {
  return onlyIn(by, [house], [HERE], [digit]);
}

export function onlyDigits(by: By, cells: Cells, digits: Digits): Claim {
  return { says: 'only-digits', by, cells, digits };
}

export function lieIn(houses: Houses): Claim {
  return { says: 'lie-in', houses };
}

export function buildsOn(candidates: readonly Candidate[]): Claim {
  return { says: 'builds-on', candidates };
}

/** Each of some cells with each of some digits. */
export function each(cells: Cells, digits: Digits): Candidate[] {
  return cells.flatMap((cell) => digits.map((digit) => ({ cell, digit })));
}
