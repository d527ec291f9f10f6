import { includesCandidate } from '../../candidates.ts';
import { type Grid, valueAt } from '../../grid.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell, Digit } from '../../types.ts';
import { isDigit } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import { type DigitMask, masksOf } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perLast } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import {
  allRectangles,
  cornersOf,
  type Rectangle,
  rectanglesWhere,
  seenBySameDigit,
} from './rectangles.ts';

/** A rectangle with two solved cells side by side, or three, none of them given, and what would make it deadly. */
interface HalfSolved {
  readonly cells: Rectangle;
  /** The two digits that could be exchanged. */
  readonly digits: readonly Digit[];
  readonly open: readonly Cell[];
  /** The digits of the open cells that would let the whole be exchanged. */
  readonly deadly: readonly Candidate[];
  readonly guardians: readonly Candidate[];
}

/** What the four cells would hold: the neighbours of each one digit, the one across the same as itself. */
function deadlyDigits(position: Position, cells: Rectangle): readonly [number, number] | undefined {
  const values = cells.map((cell) => position.valueAt(cell));
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const [even, odd] = [a || c, b || d];
  const fits = (a === 0 || c === 0 || a === c) && (b === 0 || d === 0 || b === d);
  return fits && even !== 0 && odd !== 0 && even !== odd ? [even, odd] : undefined;
}

/** Whether none of the cells is given. */
function isFree(givens: Grid, [a, b, c, d]: Rectangle): boolean {
  const isGiven = (cell: Cell) => valueAt(givens, cell) !== 0;
  return !(isGiven(a) || isGiven(b) || isGiven(c) || isGiven(d));
}

/** The rectangles without a given, of the last puzzle: a path asks for them at each of its steps. */
const freeRectangles = perLast((givens: Grid) =>
  cornersOf(allRectangles().filter((cells) => isFree(givens, cells))),
);

function halfSolved(position: Position, cells: Rectangle): HalfSolved | undefined {
  const open = cells.filter((cell) => position.valueAt(cell) === 0);
  const digits = deadlyDigits(position, cells);
  if (!digits) return undefined;
  const deadly = flatMap(open, (cell): Candidate[] => {
    const digit = digits[cells.indexOf(cell) % 2];
    return digit !== undefined && isDigit(digit) ? [{ cell, digit }] : [];
  });
  if (!deadly.every((each) => position.has(each))) return undefined;
  const guardians = candidatesAt(position, open).filter((each) => !includesCandidate(deadly, each));
  return { cells, digits: digits.filter(isDigit), open, deadly, guardians };
}

const openIn = (mask: DigitMask) => (mask === 0 ? 0 : 1);
const hasOneOpen = (a: DigitMask, b: DigitMask, c: DigitMask, d: DigitMask) =>
  openIn(a) + openIn(b) + openIn(c) + openIn(d) === 1;
const hasTwoOpen = (a: DigitMask, b: DigitMask, c: DigitMask, d: DigitMask) =>
  openIn(a) + openIn(b) + openIn(c) + openIn(d) === 2;

function eliminationsOf(position: Position, { open, deadly, guardians }: HalfSolved): Candidate[] {
  if (open.length === 1) return [...deadly];
  return seenBySameDigit(position, guardians);
}

/**
 * A rectangle whose solved cells, none of them given, could be exchanged were the others filled the same way. With
 * one cell left (type 1) it doesn't get the digit that would allow it; with two (type 2) one of them is their
 * common further candidate.
 */
export function avoidableRectangle(openCells: 1 | 2) {
  const isWanted = openCells === 1 ? hasOneOpen : hasTwoOpen;
  return function* find({ position, givens }: LadderBoard): Generator<LadderFinding, void> {
    if (!givens) return;
    for (const cells of rectanglesWhere(freeRectangles(givens), masksOf(position), isWanted)) {
      const half = halfSolved(position, cells);
      const eliminations = half ? eliminationsOf(position, half) : [];
      if (!half || eliminations.length === 0) continue;
      yield {
        placements: [],
        eliminations,
        pattern: candidatesAt(position, half.open),
        premises: [{ cells, digits: half.digits, guardians: half.guardians }],
        assumes: 'one-solution',
      };
    }
  };
}
