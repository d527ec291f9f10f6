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
import { allRectangles, type Rectangle, seenBySameDigit } from './rectangles.ts';

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

/** Whether none of the cells is given. */
function isFree(givens: Grid, cells: Rectangle): boolean {
  return cells.every((cell) => valueAt(givens, cell) === 0);
}

/** The rectangles without a given, of the last puzzle: a path asks for them at each of its steps. */
const freeRectangles = perLast((givens: Grid) =>
  allRectangles().filter((cells) => isFree(givens, cells)),
);

function halfSolved(position: Position, cells: Rectangle): HalfSolved {
  const open = cells.filter((cell) => position.valueAt(cell) === 0);
  const [a = 0, b = 0, c = 0, d = 0] = cells.map((cell) => position.valueAt(cell));
  const digits = [a || c, b || d];
  const deadly = flatMap(open, (cell): Candidate[] => {
    const digit = digits[cells.indexOf(cell) % 2];
    return digit !== undefined && isDigit(digit) ? [{ cell, digit }] : [];
  });
  const guardians = candidatesAt(position, open).filter((each) => !includesCandidate(deadly, each));
  return { cells, digits: digits.filter(isDigit), open, deadly, guardians };
}

const openCount = (value: number | undefined) => (value === 0 ? 1 : 0);

/** What stands in two cells across from each other, or can: 0 for nothing or for two digits. */
function standingIn(grid: Grid, masks: readonly DigitMask[], one: Cell, other: Cell): number {
  const [digit = 0, another = 0] = [grid[one], grid[other]];
  if (digit === another) return digit;
  if (digit !== 0 && another !== 0) return 0;
  const open = digit === 0 ? one : other;
  return (masks[open] ?? 0) & (1 << (digit + another - 1)) ? digit + another : 0;
}

/** The free rectangles with so many open corners in which two digits take turns, or can. */
function takingTurns(givens: Grid, position: Position, openCells: number): Rectangle[] {
  const { grid } = position;
  const masks = masksOf(position);
  return freeRectangles(givens).filter(([a, b, c, d]) => {
    const first = standingIn(grid, masks, a, c);
    const second = first === 0 ? 0 : standingIn(grid, masks, b, d);
    if (second === 0 || second === first) return false;
    return (
      openCount(grid[a]) + openCount(grid[b]) + openCount(grid[c]) + openCount(grid[d]) ===
      openCells
    );
  });
}

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
  return function* find({ position, givens }: LadderBoard): Generator<LadderFinding, void> {
    if (!givens) return;
    for (const cells of takingTurns(givens, position, openCells)) {
      const half = halfSolved(position, cells);
      const eliminations = eliminationsOf(position, half);
      if (eliminations.length === 0) continue;
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
