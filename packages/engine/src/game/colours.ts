import { oneOf } from '../arguments.ts';

/** A colour that the player can give to a cell. Which one it is, and what it means, is the player's. */
export type CellColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** All colours of cells. */
export const CELL_COLOURS: readonly CellColour[] = /* @__PURE__ */ Object.freeze([
  1, 2, 3, 4, 5, 6, 7, 8,
]);

export const asColour = oneOf(CELL_COLOURS);
