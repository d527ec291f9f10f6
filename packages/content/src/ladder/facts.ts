import type { Cell, Digit, House } from '@nanpure/engine';
import type { Node } from '@nanpure/engine/ladder';

/* What sentences about steps of the ladder are about. */

/** Some cells with the digits that alone fit in them. */
export interface CellsWithDigits {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/** An almost locked set by the letter that it also has on the board. */
export interface LetteredSet extends CellsWithDigits {
  readonly letter: string;
}

/** The cells of a house where alone a digit fits. */
export interface Places {
  readonly house: House;
  readonly digit: Digit;
  readonly cells: readonly Cell[];
}

/** Some cells. */
export interface Cells {
  readonly cells: readonly Cell[];
}

/** Two nodes of a chain, the second of which follows from the first. */
export interface Joined {
  readonly from: Node;
  readonly to: Node;
  /** Whether nothing has been said before it: the first node has still to be supposed. */
  readonly isFirst: boolean;
  /** What of the second node was found wrong before. */
  readonly gone?: Node;
}

/** Cells that have a letter together. */
export interface LetteredCells {
  readonly letter: string;
  readonly cells: readonly Cell[];
}

/** The cells of a colour. */
export type Colour = LetteredCells;

/** What a digit in a corner of a rectangle makes of the others. */
export interface Corner {
  readonly sides: readonly Cell[];
  /** The digit of both sides. */
  readonly forced: Digit;
  readonly opposite: Cell;
  /** The two digits that the opposite corner has alone. */
  readonly digits: readonly Digit[];
}
