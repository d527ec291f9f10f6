import { includesCandidate } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { areFull, type Notes, type NotesCheck, notesAt } from '../../hints/notes.ts';
import { cellsIn } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { isBlockedBy } from '../../steps/premise.ts';
import type { Candidate, Cell } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import { flatMap } from '../model/flat-map.ts';
import { isOneSolution, type LadderPremise } from '../model/step.ts';
import type { LadderStep } from '../steps.ts';

/** Whether a premise is false where this candidate is there. */
export function isInTheWay(premise: LadderPremise, candidate: Candidate): boolean {
  if (!isOneSolution(premise)) return isBlockedBy(premise, candidate);
  const { cells, digits, guardians } = premise;
  const isOther = !digits.includes(candidate.digit) && !includesCandidate(guardians, candidate);
  return cells.includes(candidate.cell) && isOther;
}

/** The cells that a premise speaks of. */
export function cellsOfPremise(premise: LadderPremise): readonly Cell[] {
  if ('house' in premise) return cellsIn(premise.house);
  return 'cell' in premise ? [premise.cell] : premise.cells;
}

function hidesPattern({ pattern, premises }: LadderStep, position: Position, candidate: Candidate) {
  if (position.has(candidate)) return false;
  const isInPattern = pattern.some(({ cell }) => cell === candidate.cell);
  return isInPattern || premises.some((premise) => isInTheWay(premise, candidate));
}

/** Holds the notes against a step in the position in which it was found; see `NotesCheck`. */
export function checkLadderNotes(notes: Notes, step: LadderStep, position: Position): NotesCheck {
  const { emptyCells } = position;
  const cells = CellSet.from(flatMap(step.premises, cellsOfPremise))
    .intersection(emptyCells)
    .toArray();
  const hasNotes = (cell: Cell) => notesAt(notes, cell).length > 0;
  if (!cells.some(hasNotes)) return { state: 'none', missing: [], wrong: [] };
  const isNoted = ({ cell, digit }: Candidate) => notesAt(notes, cell).includes(digit);
  const missing = step.pattern.filter(
    (each) => !isNoted(each) && !includesCandidate(step.eliminations, each),
  );
  const wrong = flatMap(cells, (cell) =>
    notesAt(notes, cell)
      .map((digit) => ({ cell, digit }))
      .filter((each) => hidesPattern(step, position, each)),
  );
  const stateOfRight = () => {
    if (!cells.every(hasNotes)) return 'partial';
    return missing.length > 0 ? 'missing' : 'match';
  };
  return { state: wrong.length > 0 ? 'wrong' : stateOfRight(), missing, wrong };
}

/**
 * Whether a player has seen a step, of those whose eliminations his notes leave out. As in hints of the course, a
 * digit that isn't noted counts as crossed out where he keeps notes for the whole board, or else in cells that note
 * all that the step leaves.
 */
export function isSeen({ eliminations }: LadderStep, position: Position, notes: Notes): boolean {
  if (areFull(notes, position)) return true;
  const left = candidatesAt(
    position,
    eliminations.map(({ cell }) => cell),
  ).filter((each) => !includesCandidate(eliminations, each));
  return left.every(({ cell, digit }) => notesAt(notes, cell).includes(digit));
}
