/** What a board draws in a cell. It knows digits and marks, but no rule of the game. */
export interface CellView {
  /** 0 for an empty cell. */
  readonly value: number;
  readonly notes: readonly number[];
  readonly isGiven: boolean;
  readonly mark: CellMark;
  /** A note to set off from the others: that of the digit in the selected cell. */
  readonly markedNote: number;
}

/** How a cell stands out. One at a time: the strongest that applies. */
export type CellMark = 'none' | 'peer' | 'same' | 'conflict';
