import type { StationId } from '@nanpure/content';
import { stationOfTechnique } from '@nanpure/content/course';
import {
  type Candidate,
  findSteps,
  type HouseKind,
  isDigit,
  kindOf,
  Position,
  type Puzzle,
  type StepOf,
  valueAt,
  wrongCells,
} from '@nanpure/engine';
import { type Change, type GameCell, gridOfGame } from '@nanpure/engine/game';
import type { ThinkingTime } from '../../session/move-times.ts';

/** A won game: its final board and its history. */
export interface WonGame {
  readonly puzzle: Puzzle;
  readonly cells: readonly GameCell[];
  readonly past: readonly Change[];
  /** One for each change of the history; null where it was no entry of a digit. */
  readonly thinkingTimes: readonly (ThinkingTime | null)[];
}

type Single = StepOf<'hidden-single' | 'naked-single'>;

/** An entry that took long, though an easier single was open. */
export interface Moment {
  readonly from: number;
  readonly until: number;
  readonly entry: Candidate;
  /** The board as the digit before the entry had been put in. */
  readonly cells: readonly GameCell[];
  /** The easiest step on it. */
  readonly step: Single;
}

/** Shorter is no hesitation, and longer is probably a break. */
const SHORTEST_MS = 20_000;
const LONGEST_MS = 600_000;

/** How easily a single is seen, lowest first; `none`: no single at all. */
const EASE = { box: 0, line: 1, naked: 2, none: 3 } as const;

/** The kind of house in which a single is seen most easily; undefined for one that is seen in its cell. */
export function houseOf({ technique, evidence }: Single): HouseKind | undefined {
  if (technique === 'naked-single') return undefined;
  const kinds = evidence.house.map(kindOf);
  return kinds.includes('box') ? 'box' : kinds[0];
}

function easeOf(single: Single): number {
  if (single.technique === 'naked-single') return EASE.naked;
  return houseOf(single) === 'box' ? EASE.box : EASE.line;
}

function singlesOf(cells: readonly GameCell[]): Single[] {
  const position = Position.fromGrid(gridOfGame({ cells }));
  return [...findSteps(position, { techniques: ['hidden-single', 'naked-single'] })];
}

/** The board before each change. */
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

function changesDigits(change: Change): boolean {
  return change.some(({ before, after }) => before.value !== after.value);
}

/** Which change was the first of those before an entry in which digits stayed: what is noted meanwhile isn't seen yet. */
function firstSinceDigits(past: readonly Change[], entry: number): number {
  let first = entry;
  for (let before = past[first - 1]; before && !changesDigits(before); before = past[first - 1]) {
    first--;
  }
  return first;
}

function entryOf(change: Change): Candidate | undefined {
  const entered = change.find(({ before, after }) => before.value !== after.value);
  const digit = entered?.after.value;
  return entered && digit && isDigit(digit) ? { cell: entered.cell, digit } : undefined;
}

/** The easiest single on a board, if it is easier to see than the entry. */
function easierThan(entry: Candidate, cells: readonly GameCell[]): Single | undefined {
  const singles = singlesOf(cells);
  const isEntry = ({ placements: [placed] }: Single) =>
    placed?.cell === entry.cell && placed.digit === entry.digit;
  const ease = Math.min(EASE.none, ...singles.filter(isEntry).map(easeOf));
  const [easiest] = singles.sort((a, b) => easeOf(a) - easeOf(b));
  return easiest && easeOf(easiest) < ease ? easiest : undefined;
}

/**
 * The moments of a game in which a single was open that is easier to see than the digit that was
 * entered in the end.
 */
export function momentsIn(game: WonGame): Moment[] {
  const { solution } = game.puzzle;
  const boards = boardsBefore(game);
  return game.past.flatMap((change, index) => {
    const [time, entry] = [game.thinkingTimes[index], entryOf(change)];
    const cells = boards[firstSinceDigits(game.past, index)];
    if (!time || !cells || !entry) return [];
    const took = time.until - time.from;
    const isTrue =
      valueAt(solution, entry.cell) === entry.digit &&
      wrongCells(gridOfGame({ cells }), solution).length === 0;
    if (took < SHORTEST_MS || took > LONGEST_MS || !isTrue) return [];
    const step = easierThan(entry, cells);
    return step ? [{ ...time, entry, cells, step }] : [];
  });
}

/** How long a moment lasted, in milliseconds. */
export function lengthOf({ from, until }: Pick<Moment, 'from' | 'until'>): number {
  return until - from;
}

/** The longest of the moments of a game; undefined where there is none. */
export function longestMoment(game: WonGame): Moment | undefined {
  return momentsIn(game).sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

/** The station of the course that teaches to see what was open. */
export function stationOfMoment({ step }: Pick<Moment, 'step'>): StationId {
  return stationOfTechnique(step.technique, houseOf(step));
}
