import {
  CELLS,
  type Cell,
  formatGrid,
  type Grid,
  type Position,
  parseGrid,
  solve,
  valueAt,
} from '@nanpure/engine';
import { checkBoard } from '@nanpure/engine/formats';
import type { Verdict } from './messages.ts';

/** The digits without any one of which there would be a solution: one of them may be mistyped. */
function suspectsIn(grid: Grid): Cell[] {
  return CELLS.filter((cell) => {
    if (valueAt(grid, cell) === 0) return false;
    const without = parseGrid(grid.map((value, index) => (index === cell ? 0 : value)));
    return without.ok && solve(without.value) !== undefined;
  });
}

/** A cell whose candidates lack the right digit, where there is one. */
function lostIn(position: Position, solution: Grid): Cell | undefined {
  return position.emptyCells
    .toArray()
    .find((cell) => !position.digitsAt(cell).some((digit) => digit === valueAt(solution, cell)));
}

/** How many solutions a board has: one, two that differ, or none and where that may come from. */
export function judge(position: Position): Verdict {
  const { grid } = position;
  const checked = checkBoard(grid);
  if (checked.ok) {
    const { solution } = checked.value;
    const lost = lostIn(position, solution);
    return { code: 'one', solution: formatGrid(solution), ...(lost !== undefined && { lost }) };
  }
  if (!('solutions' in checked.error)) return { code: 'none', suspects: suspectsIn(grid) };
  const [one, other] = checked.error.solutions;
  return { code: 'many', one: formatGrid(one), other: formatGrid(other) };
}
