import type { Digit, House, Value } from '@nanpure/engine';
import type { Cause } from '@nanpure/engine/hints';

/** What a highlight shows. */
export type HighlightType = 'pair' | 'eliminate' | 'confirm' | 'related' | 'target';

interface Highlight {
  readonly type: HighlightType;
  readonly label: string;
  /** The candidates that it is about; none for all of the cell. */
  readonly digits: readonly Digit[];
  /** Only where a page should not choose it. */
  readonly color?: string;
}

/** A row, column or block by itself. Positions are 0-8, in a block row by row. */
export interface TechniqueExample {
  /** Which one it is on its board: "row 4". */
  readonly name: string;
  readonly type: 'row' | 'column' | 'block';
  /** The candidates of the nine cells; null where a digit stands. */
  readonly candidates: readonly (readonly Digit[] | null)[];
  /** What stands in the nine cells; 0 for nothing. */
  readonly values: readonly Value[];
  readonly highlights: readonly (Highlight & { readonly positions: readonly number[] })[];
  readonly explanation: string;
}

/** What is drawn over a board. */
interface ExampleLines {
  /** The houses in which the step can be seen. */
  readonly houses: readonly House[];
  /** The houses across those, in which it rules something out. */
  readonly across: readonly House[];
  /** The digits that prove it, where it places one. */
  readonly causes: readonly Cause[];
}

/** A whole board. Rows and columns are 0-8. */
export interface BoardExample {
  /** Nine rows of nine values; 0 for nothing. */
  readonly board: readonly (readonly Value[])[];
  readonly highlights: readonly (Highlight & {
    readonly cells: readonly { readonly row: number; readonly col: number }[];
  })[];
  /** The candidates of every empty cell, by `row,col`. */
  readonly candidates: Readonly<Record<string, readonly Digit[]>>;
  readonly lines: ExampleLines;
  readonly explanation: string;
}
