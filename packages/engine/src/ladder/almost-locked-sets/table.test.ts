import { expect, test } from 'vitest';
import { cellsIn, HOUSES } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { eachSamplePosition } from '../../testing/positions.ts';
import type { Cell } from '../../types.ts';
import { almostLockedSets } from './table.ts';

/** Every choice of cells of a house that has one candidate more than there are cells. */
function plainSets(position: Position): string[] {
  const found = new Set<string>();
  for (const house of HOUSES) {
    const open = cellsIn(house).filter((cell) => position.digitsAt(cell).length > 1);
    for (let choice = 1; choice < 1 << open.length; choice++) {
      const cells: Cell[] = open.filter((_, index) => (choice >> index) & 1);
      const digits = new Set(cells.flatMap((cell) => position.digitsAt(cell)));
      if (digits.size === cells.length + 1) found.add(cells.join());
    }
  }
  return [...found].sort();
}

test('all almost locked sets are there, large ones too, each once and the smallest first', () => {
  const sizes = new Set<number>();
  for (const { position, name } of eachSamplePosition(60)) {
    const sets = almostLockedSets(position);
    expect(sets.map(({ cells }) => cells.join()).sort(), name).toEqual(plainSets(position));
    const counts = sets.map(({ cells }) => cells.length);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    for (const count of counts) sizes.add(count);
  }
  expect([...sizes].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
