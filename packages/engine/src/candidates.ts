import type { CellSet } from './cell-set.ts';
import { CELLS } from './houses.ts';
import { Position } from './position.ts';
import type { Candidate, Cell, Digit } from './types.ts';

/** Whether a list has a candidate. */
export function includesCandidate(
  candidates: readonly Candidate[],
  { cell, digit }: Candidate,
): boolean {
  return candidates.some((each) => each.cell === cell && each.digit === digit);
}

/** All of some digits in each of some cells. */
export function candidatesIn(cells: Iterable<Cell>, digits: readonly Digit[]): Candidate[] {
  return [...cells].flatMap((cell) => digits.map((digit) => ({ cell, digit })));
}

/** One digit in each of some cells. */
export function candidatesOf(cells: CellSet, digit: Digit): Candidate[] {
  return cells.toArray().map((cell) => ({ cell, digit }));
}

/** The candidates that the rules leave on a position's grid and that are ruled out in the position. */
export function ruledOutIn(position: Position): Candidate[] {
  const byRules = Position.fromGrid(position.grid);
  return CELLS.flatMap((cell) =>
    candidatesIn([cell], byRules.digitsAt(cell)).filter((candidate) => !position.has(candidate)),
  );
}
