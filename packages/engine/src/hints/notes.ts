import { candidatesIn, includesCandidate } from '../candidates.ts';
import { cellsOf } from '../houses.ts';
import type { Position } from '../position.ts';
import { candidatesAround, stepPattern } from '../steps/step-pattern.ts';
import type { Step } from '../techniques/index.ts';
import type { Candidate, Cell, Digit } from '../types.ts';

/** The player's notes: for each of the 81 cells its digits. Those of filled cells are ignored. */
export type Notes = readonly (readonly Digit[])[];

/**
 * Whether the player's notes show what a step is about. `none`: there are none where it happens;
 * `wrong`: some note what cannot be, others may be missing; `partial`: none is wrong, but some empty
 * cell of the step's cells and houses has no notes at all, or a third digit looks as if it belonged to
 * a hidden pair, so that they prove nothing; `missing`:
 * each of these cells has notes, but some digits of the pattern are not noted; `match`: they show it.
 */
export interface NotesCheck {
  readonly state: 'none' | 'match' | 'partial' | 'missing' | 'wrong';
  /** Candidates that are part of the pattern and not noted. */
  readonly missing: readonly Candidate[];
  /** Notes that hide the pattern: digits that cannot go there, or not any longer. */
  readonly wrong: readonly Candidate[];
}

/** The notes of a cell; none where there is no list for it. */
export function notesAt(notes: Notes, cell: Cell): readonly Digit[] {
  return notes[cell] ?? [];
}

function isNoted(notes: Notes, { cell, digit }: Candidate): boolean {
  return notesAt(notes, cell).includes(digit);
}

/** Whether a player keeps notes for the whole board: at least one in each empty cell. */
export function areFull(notes: Notes, position: Position): boolean {
  return [...position.emptyCells].every((cell) => notesAt(notes, cell).length > 0);
}

/** The candidates of some cells that are not noted. */
export function unnoted(notes: Notes, cells: readonly Cell[], position: Position): Candidate[] {
  return cells.flatMap((cell) => {
    const noted = notesAt(notes, cell);
    const digits = position.digitsAt(cell).filter((digit) => !noted.includes(digit));
    return candidatesIn([cell], digits);
  });
}

/**
 * Whether the notes leave out already what is ruled out: its cells have notes, and none of these
 * candidates is among them. False where nothing is ruled out.
 */
export function areCrossedOut(notes: Notes, eliminations: readonly Candidate[]): boolean {
  const isOut = (each: Candidate) => notesAt(notes, each.cell).length > 0 && !isNoted(notes, each);
  return eliminations.length > 0 && eliminations.every(isOut);
}

/** The same once steps have told that some candidates are none: those need not be noted. */
export function withoutTold(check: NotesCheck, told: readonly Candidate[]): NotesCheck {
  const missing = check.missing.filter((each) => !includesCandidate(told, each));
  const isShort = check.state === 'missing' && missing.length === 0;
  return { ...check, missing, state: isShort ? 'partial' : check.state };
}

/** Whether a third digit is noted in the cells of a hidden pair and nowhere else in a house of it. */
function hasThirdDigit(notes: Notes, step: Step, { emptyCells }: Position): boolean {
  if (step.technique !== 'hidden-pair') return false;
  const { cells, digits, houses } = step.evidence;
  const others = cells.flatMap((cell) =>
    notesAt(notes, cell).filter((each) => !digits.includes(each)),
  );
  return houses.some((house) => {
    const rest = [...cellsOf(house).intersection(emptyCells)].filter(
      (cell) => !cells.includes(cell),
    );
    return others.some((digit) => !rest.some((cell) => isNoted(notes, { cell, digit })));
  });
}

/**
 * Holds the notes against a step in the position in which it was found. What the step rules out
 * need not be noted: a player may have seen it before.
 */
export function checkNotes(notes: Notes, step: Step, position: Position): NotesCheck {
  const none: NotesCheck = { state: 'none', missing: [], wrong: [] };
  if (notes.length === 0) return none;
  const involved = candidatesAround(step).filter(({ cell }) => position.emptyCells.has(cell));
  const hasNotes = ({ cell }: Candidate) => notesAt(notes, cell).length > 0;
  if (!involved.some(hasNotes)) return none;
  const { digits } = stepPattern(step);
  const needed = involved.filter(
    (each) =>
      digits.includes(each.digit) &&
      position.has(each) &&
      !includesCandidate(step.eliminations, each),
  );
  const missing = needed.filter((each) => !isNoted(notes, each));
  const wrong = involved.filter((each) => isNoted(notes, each) && !position.has(each));
  const stateOfRight = () => {
    if (!involved.every(hasNotes) || hasThirdDigit(notes, step, position)) return 'partial';
    return missing.length > 0 ? 'missing' : 'match';
  };
  return { state: wrong.length > 0 ? 'wrong' : stateOfRight(), missing, wrong };
}
