import { arePeers, CELLS, type Cell, type Digit } from '@nanpure/engine';
import { cellOf, type Game, isGiven, type Mistake, markedMistakes } from '@nanpure/engine/game';
import type { ComponentType, ReactNode } from 'react';

/** How a cell stands out: the strongest that applies. A wrong digit that repeats another is in conflict. */
export type CellMark = 'none' | 'peer' | 'same' | 'repeated' | 'conflict' | 'wrong';

/** How a cell takes part in the hint on show: it is looked at, or the reason lies in it. */
export type CellHint = 'none' | 'area' | 'pattern';

/** What a hint has drawn in a cell, and at which candidate there. */
export interface HintMark {
  readonly kind: 'area' | 'pattern' | 'confirm' | 'eliminate';
  readonly cell: Cell;
  readonly digit?: Digit | undefined;
}

/** What the board shows in a cell. */
export interface CellView {
  readonly value: number;
  readonly notes: readonly number[];
  readonly isGiven: boolean;
  readonly mark: CellMark;
  readonly markedNote: number;
  readonly hint: CellHint;
  /** The digit that the hint puts here; 0 for none. */
  readonly confirmed: number;
  /** The digits that the hint rules out here. */
  readonly eliminated: readonly number[];
  /** The candidates here that the hint's reason rests on. */
  readonly supporting: readonly number[];
  /** Whether a house through it was finished just now. */
  readonly isGlowing: boolean;
}

/** What the game asks of the board that draws it; the page brings the two together. */
export interface BoardProps {
  readonly cells: readonly CellView[];
  readonly selected: Cell | undefined;
  readonly label: string;
  /** Heard after the label when the focus comes to the board. */
  readonly description?: string | undefined;
  readonly nameOf: (cell: Cell, view: CellView) => string;
  /** Tapped or clicked; left out, the board is only to look at. */
  readonly onPress?: (cell: Cell) => void;
  /** Reached by the keyboard. */
  readonly onFocusCell?: (cell: Cell) => void;
  readonly isBusy?: boolean;
  /** Lies over the board, which can't be reached meanwhile. */
  readonly cover?: ReactNode;
}

export type BoardComponent = ComponentType<BoardProps>;

/** What besides the game decides how its cells look. */
export interface Emphasis {
  readonly selected: Cell | undefined;
  readonly armed?: Digit | undefined;
  readonly highlightPeers: boolean;
  readonly highlightSame: boolean;
  readonly hintMarks: readonly HintMark[];
  readonly glowing: ReadonlySet<Cell>;
}

const NO_EMPHASIS: Emphasis = {
  selected: undefined,
  highlightPeers: false,
  highlightSame: false,
  hintMarks: [],
  glowing: new Set(),
};

const NO_DIGITS: readonly number[] = [];

const EMPTY_VIEW: CellView = {
  value: 0,
  notes: NO_DIGITS,
  isGiven: false,
  mark: 'none',
  markedNote: 0,
  hint: 'none',
  confirmed: 0,
  eliminated: NO_DIGITS,
  supporting: NO_DIGITS,
  isGlowing: false,
};

/** An empty board, to hold the place of the one that is being fetched or is hidden. */
export const EMPTY_VIEWS: readonly CellView[] = CELLS.map(() => EMPTY_VIEW);

/** The cells whose digit a mistake repeats. */
function partnersOf(game: Game, { cell, digit, reason }: Mistake): readonly Cell[] {
  if (reason.code !== 'repeats') return [];
  return CELLS.filter((each) => arePeers(each, cell) && cellOf(game, each).value === digit);
}

type OwnMark = 'conflict' | 'wrong' | 'repeated';

/** Digits that are marked as wrong, and those that they repeat, givens too. */
function standingMarks(game: Game): ReadonlyMap<Cell, OwnMark> {
  const mistakes = markedMistakes(game);
  const partners = mistakes.flatMap((mistake) => partnersOf(game, mistake));
  return new Map<Cell, OwnMark>([
    ...partners.map((cell) => [cell, 'repeated'] as const),
    ...mistakes.map(
      ({ cell, reason }) => [cell, reason.code === 'repeats' ? 'conflict' : 'wrong'] as const,
    ),
  ]);
}

/** The same, with the digit that makes the latest entry impossible. */
function markedCells(game: Game): ReadonlyMap<Cell, OwnMark> {
  const { rejection } = game;
  const marks = standingMarks(game);
  return rejection?.reason.code === 'repeats'
    ? new Map([...marks, [rejection.reason.cell, 'conflict']])
    : marks;
}

/** The digit in the selected cell, or the one that waits for a cell; 0 for none. */
function digitInHand(game: Game, { selected, armed, highlightSame }: Emphasis): number {
  if (!highlightSame) return 0;
  return armed ?? (selected === undefined ? 0 : cellOf(game, selected).value);
}

type HintedView = Pick<CellView, 'hint' | 'confirmed' | 'eliminated' | 'supporting'>;

function digitsMarked(marks: readonly HintMark[], kind: HintMark['kind']): readonly number[] {
  const digits = marks.filter((mark) => mark.kind === kind).flatMap(({ digit }) => digit ?? []);
  return digits.length > 0 ? digits : NO_DIGITS;
}

/** What the hint's marks make of a cell. */
function hintOn(cell: Cell, hintMarks: readonly HintMark[]): HintedView | undefined {
  const marks = hintMarks.filter((mark) => mark.cell === cell);
  if (marks.length === 0) return undefined;
  return {
    hint: marks.every(({ kind }) => kind === 'area') ? 'area' : 'pattern',
    confirmed: digitsMarked(marks, 'confirm')[0] ?? 0,
    eliminated: digitsMarked(marks, 'eliminate'),
    supporting: digitsMarked(marks, 'pattern'),
  };
}

function contentsOf(game: Game, cell: Cell): CellView {
  const { value, notes } = cellOf(game, cell);
  return { ...EMPTY_VIEW, value, notes, isGiven: isGiven(game, cell) };
}

/** One cell by itself, without what the rest of the screen makes of it. */
export function viewOf(game: Game, cell: Cell): CellView {
  return { ...contentsOf(game, cell), mark: standingMarks(game).get(cell) ?? 'none' };
}

/** The 81 cells as the player is to see them, with their relation to the selected one. */
export function cellViews(game: Game, emphasis: Emphasis): CellView[] {
  const { selected, highlightPeers, hintMarks, glowing } = emphasis;
  const digit = digitInHand(game, emphasis);
  const marks = markedCells(game);
  const markOf = (cell: Cell, value: number): CellMark => {
    const own = marks.get(cell);
    if (own) return own;
    if (cell === selected) return 'none';
    if (digit !== 0 && value === digit) return 'same';
    const isPeer = highlightPeers && selected !== undefined && arePeers(cell, selected);
    return isPeer ? 'peer' : 'none';
  };
  return CELLS.map((cell) => {
    const contents = contentsOf(game, cell);
    return {
      ...contents,
      ...hintOn(cell, hintMarks),
      mark: markOf(cell, contents.value),
      markedNote: digit,
      isGlowing: glowing.has(cell),
    };
  });
}

/** The cells of a game as they were at a moment, with what is marked there, to look at only. */
export function pastViews(
  game: Game,
  { cells, marks }: { readonly cells: Game['cells']; readonly marks: readonly HintMark[] },
): CellView[] {
  const nothing = { selected: undefined, highlightPeers: false, highlightSame: false } as const;
  const emphasis: Emphasis = { ...nothing, hintMarks: marks, glowing: new Set() };
  return cellViews({ ...game, cells }, emphasis);
}

/** The 81 cells by themselves, to look at only. */
export function plainViews(game: Game): CellView[] {
  return cellViews(game, NO_EMPHASIS);
}
