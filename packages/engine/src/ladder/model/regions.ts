import { cellsOf, HOUSES } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Premise } from '../../steps/premise.ts';
import { type Candidate, DIGITS } from '../../types.ts';
import { candidatesAt, cellPremise, digitIn, housePremise } from './board.ts';
import { flatMap } from './flat-map.ts';
import { perDigit } from './per-position.ts';

/** Candidates of which exactly one is right: all of a cell, or all of a digit in a house. */
export interface Region {
  readonly candidates: readonly Candidate[];
  /** That there are no others: asked for when a region is told, never by a search. */
  readonly premise: () => Premise;
}

/** For each house, the places of a digit. */
const regionsByHouse = perDigit((position, digit) =>
  HOUSES.map(
    (house): Region => ({
      candidates: digitIn(position, digit, cellsOf(house)),
      premise: () => housePremise(position, house, digit),
    }),
  ),
);

/** The regions of a position with at least so many candidates, the smallest first. */
export function regionsOf(position: Position, fewest: number): Region[] {
  const cells = position.emptyCells.toArray().map((cell) => ({
    candidates: candidatesAt(position, [cell]),
    premise: () => cellPremise(position, cell),
  }));
  const byDigit = DIGITS.map((digit) => regionsByHouse(position, digit));
  const houses = flatMap(HOUSES, (house) => flatMap(byDigit, (regions) => regions[house] ?? []));
  return [...cells, ...houses]
    .filter(({ candidates }) => candidates.length >= fewest)
    .sort((one, other) => one.candidates.length - other.candidates.length);
}
