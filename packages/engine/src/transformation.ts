import { type Grid, gridOf, valueAt } from './grid.ts';
import { CELLS } from './houses.ts';
import { type Cell, isDigit, type Value } from './types.ts';

/** A change of a board that keeps it the same puzzle: other digits, other places, the same logic. */
export interface Transformation {
  /** Where a cell goes; each to another. */
  readonly cell: (cell: Cell) => Cell;
  /** What a digit becomes; each another. */
  readonly digit: (digit: number) => number;
}

/** The grid after a transformation. */
export function transformGrid(grid: Grid, transformation: Transformation): Grid {
  const values = new Map<Cell, Value>(
    CELLS.map((cell) => {
      const value = valueAt(grid, cell);
      const image = value === 0 ? value : transformation.digit(value);
      return [transformation.cell(cell), isDigit(image) ? image : 0];
    }),
  );
  return gridOf((cell) => values.get(cell) ?? 0);
}
