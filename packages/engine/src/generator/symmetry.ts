import { CELLS } from '../houses.ts';
import type { Cell } from '../types.ts';

/** How the pattern of givens mirrors itself: not at all, or under a half turn. */
export type Symmetry = 'none' | 'rotational';

const IMAGE_OF: Readonly<Record<Symmetry, (cell: Cell) => Cell>> = {
  none: (cell) => cell,
  rotational: (cell) => 80 - cell,
};

/** The cells grouped so that the givens of a symmetric puzzle are whole groups. */
export function orbits(symmetry: Symmetry): Cell[][] {
  const imageOf = IMAGE_OF[symmetry];
  return CELLS.filter((cell) => cell <= imageOf(cell)).map((cell) => [
    ...new Set([cell, imageOf(cell)]),
  ]);
}
