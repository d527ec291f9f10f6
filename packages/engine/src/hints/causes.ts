import { candidatesIn } from '../candidates.ts';
import { type Grid, valueAt } from '../grid.ts';
import { CELLS, housesOf, peersOf } from '../houses.ts';
import { isBlockedBy } from '../steps/premise.ts';
import { stepPattern } from '../steps/step-pattern.ts';
import type { Step } from '../techniques/index.ts';
import { type Candidate, type Cell, DIGITS, type House, isDigit } from '../types.ts';

/** A digit on the board that a step rests on, and the empty cells that it keeps that digit out of. */
export interface Cause extends Candidate {
  readonly closes: readonly Cell[];
}

/** What must not be there for a step to hold, as far as its cells are empty. */
function obstaclesOn(step: Step, board: Grid): Candidate[] {
  const { premises } = stepPattern(step);
  const empty = CELLS.filter((cell) => valueAt(board, cell) === 0);
  return candidatesIn(empty, DIGITS).filter((each) =>
    premises.some((premise) => isBlockedBy(premise, each)),
  );
}

/** Which of some candidates a digit on the board rules out. */
function closedBy({ cell, digit }: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const peers = peersOf(cell);
  return candidates.filter((each) => each.digit === digit && peers.has(each.cell));
}

/** The digit that rules out most of some candidates, and those. */
function strongest(digits: readonly Candidate[], open: readonly Candidate[]) {
  return digits
    .map((cause) => ({ cause, closed: closedBy(cause, open) }))
    .reduce((best, each) => (each.closed.length > best.closed.length ? each : best));
}

/**
 * The digits on the board by which a step's pattern can be seen, as few as possible: together they rule
 * out all that would keep it from being one, but for what earlier steps have ruled out.
 */
export function causesOf(step: Step, board: Grid): Cause[] {
  const standing = CELLS.flatMap((cell) => {
    const digit = valueAt(board, cell);
    return isDigit(digit) ? [{ cell, digit }] : [];
  });
  const causes: Cause[] = [];
  let open = obstaclesOn(step, board);
  while (open.length > 0 && standing.length > 0) {
    const { cause, closed } = strongest(standing, open);
    if (closed.length === 0) break;
    causes.push({ ...cause, closes: closed.map(({ cell }) => cell) });
    open = open.filter((each) => !closed.includes(each));
  }
  return causes;
}

/** The houses in which a step can be seen: where it starts or, for a naked single, those of its cell. */
export function housesOfStep(step: Step): readonly House[] {
  const { start, cells } = stepPattern(step);
  return start.length > 0 ? start : housesOf(cells[0] ?? 0);
}
