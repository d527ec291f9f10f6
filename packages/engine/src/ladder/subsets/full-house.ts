import type { CellSet } from '../../cell-set.ts';
import { cellsIn, HOUSES } from '../../houses.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** Whether any house has one of these cells only. */
function hasLastCell(cells: CellSet): boolean {
  const isAlone = (alone: CellSet) => !alone.isEmpty;
  return (
    isAlone(cells.aloneInRow()) || isAlone(cells.aloneInColumn()) || isAlone(cells.aloneInBox())
  );
}

/** A house with one empty cell: the digit that is missing goes there. */
export function* findFullHouses({ position }: LadderBoard): Generator<LadderFinding, void> {
  if (!hasLastCell(position.emptyCells)) return;
  for (const house of HOUSES) {
    const empty = position.emptyCells.maskIn(house);
    if (empty === 0 || (empty & (empty - 1)) !== 0) continue;
    const cell = cellsIn(house)[31 - Math.clz32(empty)] ?? 0;
    const [digit, another] = position.digitsAt(cell);
    if (digit === undefined || another !== undefined) continue;
    const placement = { cell, digit };
    const premises = [{ house, digit, cells: [cell] }];
    yield { placements: [placement], eliminations: [], pattern: [placement], premises };
  }
}
