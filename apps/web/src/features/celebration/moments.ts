import {
  type Candidate,
  findSteps,
  isDigit,
  kindOf,
  Position,
  type Puzzle,
  type StepOf,
  valueAt,
  wrongCells,
} from '@nanpure/engine';
import { type Change, type GameCell, gridOfGame } from '@nanpure/engine/game';

/** A game that was won: how it stood in the end, and what led there. */
export interface WonGame {
  readonly puzzle: Puzzle;
  readonly cells: readonly GameCell[];
  readonly past: readonly Change[];
  /**
   * For each change, the span of the game's clock (milliseconds) in which the player thought about
   * it alone while no digit on the board changed; null where it was no such entry.
   */
  readonly thoughts: readonly ({ readonly from: number; readonly until: number } | null)[];
}

type Single = StepOf<'hidden-single' | 'naked-single'>;

/** An entry that took long, though something easier was open. */
export interface Moment {
  readonly from: number;
  readonly until: number;
  readonly entry: Candidate;
  /** The board before the entry. */
  readonly cells: readonly GameCell[];
  /** The easiest step on it. */
  readonly step: Single;
}

/** Shorter is no hesitation, and longer is rather a visit to the kitchen. Both in milliseconds. */
const SHORTEST = 20_000;
const LONGEST = 600_000;
const MOST_MOMENTS = 3;

/** How easily a single is seen; what is no single at all is seen last. */
const EASE = { box: 0, line: 1, naked: 2, none: 3 } as const;

function easeOf({ technique, evidence }: Single): number {
  if (technique === 'naked-single') return EASE.naked;
  return evidence.house.some((house) => kindOf(house) === 'box') ? EASE.box : EASE.line;
}

function singlesOf(cells: readonly GameCell[]): Single[] {
  const position = Position.fromGrid(gridOfGame({ cells }));
  return [...findSteps(position, { techniques: ['hidden-single', 'naked-single'] })];
}

/** The board before each change, from how it stood after all of them. */
function boardsBefore({ cells, past }: WonGame): (readonly GameCell[])[] {
  let board = cells;
  return [...past]
    .reverse()
    .map((change) => {
      const before = new Map(change.map((each) => [each.cell, each.before]));
      board = board.map((contents, cell) => before.get(cell) ?? contents);
      return board;
    })
    .reverse();
}

function entryOf(change: Change): Candidate | undefined {
  const entered = change.find(({ before, after }) => before.value !== after.value);
  const digit = entered?.after.value;
  return entered && digit && isDigit(digit) ? { cell: entered.cell, digit } : undefined;
}

/** The easiest single on a board, if it is easier to see than what was entered. */
function easierThan(entry: Candidate, cells: readonly GameCell[]): Single | undefined {
  const singles = singlesOf(cells);
  const isEntry = ({ placements: [placed] }: Single) =>
    placed?.cell === entry.cell && placed.digit === entry.digit;
  const ease = Math.min(EASE.none, ...singles.filter(isEntry).map(easeOf));
  const [easiest] = singles.sort((a, b) => easeOf(a) - easeOf(b));
  return easiest && easeOf(easiest) < ease ? easiest : undefined;
}

function momentsIn(game: WonGame): Moment[] {
  const { solution } = game.puzzle;
  const boards = boardsBefore(game);
  return game.past.flatMap((change, index) => {
    const [thought, cells, entry] = [game.thoughts[index], boards[index], entryOf(change)];
    if (!thought || !cells || !entry) return [];
    const took = thought.until - thought.from;
    const isTrue =
      valueAt(solution, entry.cell) === entry.digit &&
      wrongCells(gridOfGame({ cells }), solution).length === 0;
    if (took < SHORTEST || took > LONGEST || !isTrue) return [];
    const step = easierThan(entry, cells);
    return step ? [{ ...thought, entry, cells, step }] : [];
  });
}

/** How long a moment lasted, in milliseconds. */
export function lengthOf({ from, until }: Moment): number {
  return until - from;
}

/**
 * Up to three moments of a game, in their order: the longest of those in which a single was open
 * that is easier to see than the digit that was entered in the end.
 */
export function momentsOf(game: WonGame): Moment[] {
  return momentsIn(game)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.from - b.from);
}
