import type { CellSet } from '../cell-set.ts';
import { HOUSES } from '../houses.ts';
import type { Position } from '../position.ts';
import { defineTechnique } from '../technique.ts';
import { DIGITS, type Digit, type House } from '../types.ts';
import { combinations } from './shared/combinations.ts';
import { withoutDigit } from './shared/intersections.ts';

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
  order: 4,
  roles: { digits: 'digits', cells: 'cells', houses: 'houses' },
  *find(position) {
    for (const house of HOUSES) {
      const twice = DIGITS.filter((digit) => position.placesIn(house, digit).size === 2);
      for (const digits of combinations(twice, 2)) {
        const [first = 1] = digits;
        const cells = position.placesIn(house, first);
        const houses = housesHiding(position, digits, cells);
        if (houses[0] !== house) continue;
        const others = DIGITS.filter((digit) => !digits.includes(digit));
        const eliminations = others.flatMap((digit) =>
          withoutDigit(position.cellsFor(digit).and(cells), digit),
        );
        if (eliminations.length === 0) continue;
        yield { placements: [], eliminations, evidence: { digits, cells: [...cells], houses } };
      }
    }
  },
});
