import type { Candidate, Cell, Digit, House } from '@nanpure/engine';

/** How a language names what is on a board, in lists of any length from one. */
export interface Names {
  /** "row 4, columns 5 and 6" */
  readonly cells: (cells: readonly Cell[]) => string;
  /** Cells of a house without what names the house: "columns 5 and 6" for cells of row 4. */
  readonly spots: (cells: readonly Cell[], house: House) => string;
  /** "rows 2 and 6", "row 4 and the top-left box" */
  readonly houses: (houses: readonly House[]) => string;
  /** "2 and 7" */
  readonly digits: (digits: readonly Digit[]) => string;
  /** "2 or 7" */
  readonly eitherDigit: (digits: readonly Digit[]) => string;
  /** "4 in row 2, column 3; 7 in row 5, column 8" */
  readonly candidates: (candidates: readonly Candidate[]) => string;
  /** The same as what is taken out, for "Rule out …". */
  readonly removals: (candidates: readonly Candidate[]) => string;
}
