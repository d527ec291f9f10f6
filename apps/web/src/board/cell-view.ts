/** What a board draws in a cell. It knows digits and marks, but no rule of the game. */
export interface CellView {
  /** 0 for an empty cell. */
  readonly value: number;
  readonly notes: readonly number[];
  readonly isGiven: boolean;
  readonly mark: CellMark;
  /** A note to set off from the others: that of the digit in the selected cell. */
  readonly markedNote: number;
  readonly hint: CellHint;
  /** A digit that a hint puts here, ringed among the notes; 0 for none. */
  readonly confirmed: number;
  /** Digits that a hint rules out here, struck through. */
  readonly eliminated: readonly number[];
  /** Candidates here that a hint's reason rests on, set in bold. */
  readonly supporting: readonly number[];
  /** Whether the digit glows for a moment. */
  readonly isGlowing: boolean;
}

/** How a cell stands out. One at a time: the strongest that applies. */
export type CellMark = 'none' | 'peer' | 'same' | 'repeated' | 'conflict' | 'wrong';

/** How a cell takes part in a hint: it is looked at, or the reason lies in it. */
export type CellHint = 'none' | 'area' | 'pattern';
