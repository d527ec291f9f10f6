/** The colours of cells, by number. */
export type CellColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Shapes of candidates that play a part of their own, by digit: `fin`, say. */
export type CandidateShapes = Readonly<Partial<Record<number, string>>>;

/** What a board draws in a cell. It knows digits and marks, but no rule of the game. */
export interface CellView {
  /** 0 for an empty cell. */
  readonly value: number;
  readonly notes: readonly number[];
  /** Notes in the middle of the cell. */
  readonly centreNotes: readonly number[];
  /** The colour that the player gave it; 0 for none. */
  readonly colour: CellColour | 0;
  readonly isGiven: boolean;
  readonly mark: CellMark;
  readonly hint: CellHint;
  /** Whether it steps back behind what a hint shows. */
  readonly isDimmed: boolean;
  /** A digit that a hint puts here; 0 for none. */
  readonly confirmed: number;
  /** Digits that a hint rules out here, struck through. */
  readonly eliminated: readonly number[];
  /** Candidates here that belong to a hint's pattern, each on a disc. */
  readonly supporting: readonly number[];
  /** Those of them that have another shape, by their digits. */
  readonly shapes: CandidateShapes | undefined;
  /** Whether the digit glows for a moment. */
  readonly isGlowing: boolean;
  /** A digit that was rejected here a moment ago, shown over what stands in the cell; 0 for none. */
  readonly rejected: number;
  /** Tells a rejection from the one before; 0 for none. */
  readonly rejectionNumber: number;
}

/**
 * How a cell is highlighted: the strongest that applies. `repeated`: the digit that a wrong one repeats, whether
 * that stands on the board or was rejected.
 */
export type CellMark = 'none' | 'peer' | 'same' | 'repeated' | 'conflict' | 'wrong';

/**
 * `area`: the hint says to look there; `cause`: its digit keeps others out; `target`: something follows
 * here; `pattern`: the hint is about this cell. The strongest that applies.
 */
export type CellHint = 'none' | 'area' | 'cause' | 'target' | 'pattern';

const NO_DIGITS: readonly number[] = [];

/** An empty cell without any highlight. */
export const EMPTY_VIEW: CellView = {
  value: 0,
  notes: NO_DIGITS,
  centreNotes: NO_DIGITS,
  colour: 0,
  isGiven: false,
  mark: 'none',
  hint: 'none',
  isDimmed: false,
  confirmed: 0,
  eliminated: NO_DIGITS,
  supporting: NO_DIGITS,
  shapes: undefined,
  isGlowing: false,
  rejected: 0,
  rejectionNumber: 0,
};

const VIEW_KEYS = Object.keys(EMPTY_VIEW) as readonly (keyof CellView)[];

/** Whether two views are drawn alike. */
export function isSameView(a: CellView, b: CellView): boolean {
  return a === b || VIEW_KEYS.every((key) => a[key] === b[key]);
}
