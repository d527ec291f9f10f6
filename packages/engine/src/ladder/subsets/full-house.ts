import { cellsOf, HOUSES } from '../../houses.ts';
import { digitsOf, maskAt } from '../model/digit-mask.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** A house with one empty cell: the digit that is missing goes there. */
export function* findFullHouses({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const house of HOUSES) {
    const empty = position.emptyCells.intersection(cellsOf(house));
    const cell = empty.size === 1 ? empty.first : undefined;
    if (cell === undefined) continue;
    const [digit, another] = digitsOf(maskAt(position, cell));
    if (digit === undefined || another !== undefined) continue;
    const placement = { cell, digit };
    const premises = [{ house, digit, cells: [cell] }];
    yield { placements: [placement], eliminations: [], pattern: [placement], premises };
  }
}
