import { arePeers, CELLS, type Cell, type Digit } from '@nanpure/engine';
import { cellOf, type Game, isGiven, type Mistake, markedMistakes } from '@nanpure/engine/game';
import type { Mark } from '@nanpure/engine/hints';
import {
  type CellHint,
  type CellMark,
  type CellView,
  EMPTY_VIEW,
} from '../../../board/cell-view.ts';
import type { HintDrawing } from './hint-drawing.ts';

/** What decides how cells are highlighted, besides the game. */
export interface Emphasis {
  readonly selected: Cell | undefined;
  readonly heldDigit?: Digit | undefined;
  readonly highlightPeers: boolean;
  readonly highlightSame: boolean;
  /** While a hint is drawn, what is selected highlights nothing. */
  readonly hint?: HintDrawing | undefined;
  readonly glowing: ReadonlySet<Cell>;
}

const NO_EMPHASIS: Emphasis = {
  selected: undefined,
  highlightPeers: false,
  highlightSame: false,
  glowing: new Set(),
};

const NO_DIGITS: readonly number[] = [];

/** An empty board, shown while the puzzle is loading or hidden. */
export const EMPTY_VIEWS: readonly CellView[] = CELLS.map(() => EMPTY_VIEW);

/** The cells whose digit a mistake repeats. */
function partnersOf(game: Game, { cell, digit, reason }: Mistake): readonly Cell[] {
  if (reason.code !== 'repeats') return [];
  return CELLS.filter((each) => arePeers(each, cell) && cellOf(game, each).value === digit);
}

type OwnMark = 'conflict' | 'wrong' | 'repeated';

/** Digits that are marked as wrong, and those that they repeat, givens included. */
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

/** As `standingMarks`, with the digits that the rejected entry would repeat. */
function markedCells(game: Game): ReadonlyMap<Cell, OwnMark> {
  const marks = standingMarks(game);
  const partners = game.rejection ? partnersOf(game, game.rejection) : [];
  return new Map([...partners.map((cell) => [cell, 'repeated'] as const), ...marks]);
}

/** The digit that is highlighted: the held one, or the one in the selected cell. 0 for none. */
export function digitInHand(
  game: Game,
  { selected, heldDigit, highlightSame, hint }: Omit<Emphasis, 'highlightPeers' | 'glowing'>,
): number {
  if (!highlightSame || hint) return 0;
  return heldDigit ?? (selected === undefined ? 0 : cellOf(game, selected).value);
}

type HintedView = Pick<
  CellView,
  'hint' | 'isDimmed' | 'confirmed' | 'eliminated' | 'supporting' | 'shapes'
>;

function digitsMarked(marks: readonly Mark[], kind: Mark['kind']): readonly number[] {
  const digits = marks.flatMap((mark) =>
    mark.kind === kind && mark.kind !== 'area' ? (mark.digit ?? []) : [],
  );
  return digits.length > 0 ? digits : NO_DIGITS;
}

function hintKind(marks: readonly Mark[], isCause: boolean): CellHint {
  const kinds = marks.map(({ kind }) => kind);
  if (kinds.includes('pattern')) return 'pattern';
  if (kinds.includes('confirm') || kinds.includes('eliminate')) return 'target';
  if (isCause) return 'cause';
  return kinds.length > 0 ? 'area' : 'none';
}

function hintOn(cell: Cell, { marks, lines, isDimming, step }: HintDrawing): HintedView {
  const own = marks.filter((mark) => mark.cell === cell);
  const hint = hintKind(
    own,
    lines.causes.some((cause) => cause.cell === cell),
  );
  return {
    hint,
    isDimmed: isDimming && hint === 'none',
    confirmed: digitsMarked(own, 'confirm')[0] ?? 0,
    eliminated: digitsMarked(own, 'eliminate'),
    supporting: digitsMarked(own, 'pattern'),
    shapes: step?.shapes[cell],
  };
}

/** What a cell shows of the latest entry, if it was rejected there: each rejection counts as a mistake. */
function rejectionAt({ rejection, mistakes }: Game, cell: Cell): Partial<CellView> | undefined {
  return rejection?.cell === cell
    ? { rejected: rejection.digit, rejectionNumber: mistakes }
    : undefined;
}

function contentsOf(game: Game, cell: Cell): CellView {
  const { value, notes, centreNotes = NO_DIGITS, colour = 0 } = cellOf(game, cell);
  return { ...EMPTY_VIEW, value, notes, centreNotes, colour, isGiven: isGiven(game, cell) };
}

/** One cell without any highlight. */
export function viewOf(game: Game, cell: Cell): CellView {
  return { ...contentsOf(game, cell), mark: standingMarks(game).get(cell) ?? 'none' };
}

/** The 81 cells as they are drawn, with highlights and hint marks. */
export function cellViews(
  game: Game,
  emphasis: Emphasis,
  digit = digitInHand(game, emphasis),
): CellView[] {
  const { selected, highlightPeers, hint, glowing } = emphasis;
  const marks = markedCells(game);
  const markOf = (cell: Cell, value: number): CellMark => {
    const own = marks.get(cell);
    if (own) return own;
    if (cell === selected) return 'none';
    if (digit !== 0 && value === digit) return 'same';
    const isPeer = highlightPeers && !hint && selected !== undefined && arePeers(cell, selected);
    return isPeer ? 'peer' : 'none';
  };
  return CELLS.map((cell) => {
    const contents = contentsOf(game, cell);
    return {
      ...contents,
      ...(hint && hintOn(cell, hint)),
      ...rejectionAt(game, cell),
      mark: markOf(cell, contents.value),
      isGlowing: glowing.has(cell),
    };
  });
}

/** The 81 cells at an earlier moment of the game, without highlights. */
export function pastViews(
  game: Game,
  { cells, hint }: { readonly cells: Game['cells']; readonly hint: HintDrawing | undefined },
): CellView[] {
  const nothing = { selected: undefined, highlightPeers: false, highlightSame: false } as const;
  const emphasis: Emphasis = { ...nothing, hint, glowing: new Set() };
  return cellViews({ ...game, cells }, emphasis);
}

/** The 81 cells without highlights and hint marks. */
export function plainViews(game: Game): CellView[] {
  return cellViews(game, NO_EMPHASIS);
}
