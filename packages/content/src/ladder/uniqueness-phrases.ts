import type { Candidate, Digit } from '@nanpure/engine';
import type { Text } from '../hints/pool.ts';
import type { Cells, CellsWithDigits, Corner } from './facts.ts';

/** What a puzzle with one solution can't hold. */
export interface UniquenessPhrases {
  readonly look: { readonly rectangle: Text<Cells>; readonly bug: Text<Cells> };
  /** What would have two solutions. */
  readonly rectangle: Text<CellsWithDigits>;
  readonly avoidable: Text<CellsWithDigits>;
  readonly bug: Text<{ readonly digit: Digit } & Cells>;
  /** Only one cell keeps it from that. */
  readonly oneCell: Text<CellsWithDigits>;
  /** One candidate in several cells keeps it from that. */
  readonly oneDigit: Text<{ readonly digit: Digit } & Cells>;
  /** Several candidates, of which one is right. */
  readonly oneOf: Text<{ readonly candidates: readonly Candidate[] }>;
  /** … and with further cells they use up digits. */
  readonly subset: Text<CellsWithDigits>;
  /** One digit is in the two cells: with the other one there too, the exchange would be possible. */
  readonly pair: Text<{ readonly digit: Digit; readonly other: Digit } & Cells>;
  /** A digit in two cells across would bring about the exchange. */
  readonly across: Text<{ readonly digit: Digit; readonly other: Digit } & Cells>;
  /** A digit in a corner would bring about the exchange: the corner across has the two digits alone. */
  readonly corner: Text<Candidate & Corner>;
}
