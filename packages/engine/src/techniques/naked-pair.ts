import { CellSet } from '../cell-set.ts';
import { arePeers, peersOf, sharedHouses } from '../houses.ts';
import type { Position } from '../position.ts';
import { defineTechnique } from '../technique.ts';
import type { Cell } from '../types.ts';
import { combinations } from './shared/combinations.ts';
import { withoutDigit } from './shared/intersections.ts';

function haveSameDigits(position: Position, a: Cell, b: Cell): boolean {
  return position.digitsAt(a).join() === position.digitsAt(b).join();
}

/**
 * Two cells of a house with the same two candidates and no others: the two digits go there, so
 * nowhere else in any house that the cells share.
 */
export const nakedPair = defineTechnique({
  id: 'naked-pair',
  difficulty: 'intermediate',
  order: 3,
  roles: { cells: 'cells', digits: 'digits', houses: 'houses' },
  *find(position) {
    const bivalue = [...position.emptyCells].filter((cell) => position.digitsAt(cell).length === 2);
    for (const [a = 0, b = 0] of combinations(bivalue, 2)) {
      if (!arePeers(a, b) || !haveSameDigits(position, a, b)) continue;
      const digits = position.digitsAt(a);
      const targets = peersOf(a).and(peersOf(b));
      const eliminations = digits.flatMap((digit) =>
        withoutDigit(position.cellsFor(digit).and(targets), digit),
      );
      if (eliminations.length === 0) continue;
      const houses = sharedHouses(CellSet.of([a, b]));
      yield { placements: [], eliminations, evidence: { cells: [a, b], digits, houses } };
    }
  },
});
