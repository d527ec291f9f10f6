import { CellSet } from '../cell-set.ts';
import { type Grid, gridOfValues, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { countSolutions, solutions } from '../solver/solve.ts';
import type { Value } from '../types.ts';

/** Whether a grid has one solution where only some of its cells are given. */
export type IsUnique = (givens: CellSet) => boolean;

/** A grid with some of its cells only. */
export function gridWith(grid: Grid, cells: CellSet): Grid {
  const values = new Array<Value>(CELLS.length).fill(0);
  for (const cell of cells) values[cell] = valueAt(grid, cell);
  return gridOfValues(values);
}

/** The cells of a grid that are filled. */
export function filledCells(grid: Grid): CellSet {
  return CellSet.from(CELLS.filter((cell) => valueAt(grid, cell) !== 0));
}

/** As the solver says. */
export function uniquenessIn(grid: Grid): IsUnique {
  return (givens) => countSolutions(gridWith(grid, givens)) === 1;
}

/** So many sets of cells are remembered: to look through more takes longer than it saves. */
const REMEMBERED = 128;

/** Moves one item half the way to the front, in exchange for the one there: what was of use will be found sooner. */
function moveForward<Item>(items: Item[], index: number): void {
  const [item, other] = [items[index], items[index >> 1]];
  if (item === undefined || other === undefined) return;
  items[index] = other;
  items[index >> 1] = item;
}

/**
 * The same for many puzzles of one complete grid, sooner. Wherever a second solution differs from the grid, each of its
 * puzzles needs a given (such cells are known as an unavoidable set). These are remembered, and what leaves one out
 * needn't be solved.
 */
export function rememberedUniquenessIn(solution: Grid): IsUnique {
  const unavoidable: CellSet[] = [];
  let seen = 0;
  return (givens) => {
    const leftOut = unavoidable.findIndex((cells) => cells.isDisjointFrom(givens));
    if (leftOut !== -1) {
      moveForward(unavoidable, leftOut);
      return false;
    }
    const found = solutions(gridWith(solution, givens), 2);
    if (found.length < 2) return true;
    const other = found.find((grid) => grid.some((value, cell) => value !== solution[cell]));
    const differing = CELLS.filter((cell) => other?.[cell] !== solution[cell]);
    unavoidable[seen % REMEMBERED] = CellSet.from(differing);
    seen++;
    return false;
  };
}
