import { candidatesOf } from '../candidates.ts';
import type { CellSet } from '../cell-set.ts';
import { HOUSES } from '../houses.ts';
import type { Position } from '../position.ts';
import { housePremises } from '../steps/premise.ts';
import { defineTechnique } from '../technique.ts';
import { DIGITS, type Digit, type House } from '../types.ts';

/** The pairs of digits that have the same two places in a house. */
function pairsIn(house: House, position: Position): (readonly [Digit, Digit])[] {
  const twice = position.digitsWithPlaces(house, 2);
  const pairs: (readonly [Digit, Digit])[] = [];
  for (const first of twice) {
    const mask = position.maskIn(house, first);
    for (const second of twice) {
      if (second > first && position.maskIn(house, second) === mask) pairs.push([first, second]);
    }
  }
  return pairs;
}

/** The houses in which both digits fit into just these two cells. */
function housesHiding(position: Position, digits: readonly Digit[], cells: CellSet): House[] {
  return HOUSES.filter((house) =>
    digits.every((digit) => position.placesIn(house, digit).equals(cells)),
  );
}

/**
 * Two digits of a house that fit into the same two cells only: nothing else goes there. Hidden in
 * two houses at once, it is still one instance.
 */
export const hiddenPair = defineTechnique({
  id: 'hidden-pair',
  difficulty: 'intermediate',
  puzzleDifficulty: 'medium',
  order: 4,
  roles: { digits: 'digits', cells: 'cells', houses: 'houses' },
  premises: ({ houses, digits, cells }) => housePremises(houses, digits, cells),
  *find(position, wantsIdle) {
    for (const house of HOUSES) {
      for (const digits of pairsIn(house, position)) {
        const cells = position.placesIn(house, digits[0]);
        if (cells.isSubsetOf(position.bivalueCells) && !wantsIdle) continue;
        const houses = housesHiding(position, digits, cells);
        if (houses[0] !== house) continue;
        const others = DIGITS.filter((digit) => !digits.includes(digit));
        const eliminations = others.flatMap((digit) =>
          candidatesOf(position.cellsFor(digit).intersection(cells), digit),
        );
        yield {
          placements: [],
          eliminations,
          evidence: { digits, cells: cells.toArray(), houses },
        };
      }
    }
  },
});
