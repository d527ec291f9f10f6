import type { Position } from '../position.ts';
import type { Step } from '../techniques/index.ts';
import type { Candidate, Cell, Digit } from '../types.ts';
import { patternDigits, spokenOf } from './evidence.ts';

/** The player's notes: for each of the 81 cells its digits. Those of filled cells are ignored. */
export type Notes = readonly (readonly Digit[])[];

/**
 * Whether the player's notes show what a step is about. `none`: there are none where it happens;
 * `wrong`: some note what cannot be, others may be missing; `missing`: all are right, but some are
 * not there; `match`: they show it.
 */
export interface NotesCheck {
  readonly state: 'none' | 'match' | 'missing' | 'wrong';
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
    return digits.map((digit) => ({ cell, digit }));
  });
}

function isAmong(candidates: readonly Candidate[], { cell, digit }: Candidate): boolean {
  return candidates.some((each) => each.cell === cell && each.digit === digit);
}

function stateOf({ missing, wrong }: Pick<NotesCheck, 'missing' | 'wrong'>): NotesCheck['state'] {
  if (wrong.length > 0) return 'wrong';
  return missing.length > 0 ? 'missing' : 'match';
}

/**
 * Holds the notes against a step in the position in which it was found. What the step rules out
 * need not be noted: a player may have seen it before.
 */
export function checkNotes(notes: Notes, step: Step, position: Position): NotesCheck {
  const spoken = spokenOf(step).filter(({ cell }) => position.emptyCells.has(cell));
  if (spoken.every(({ cell }) => notesAt(notes, cell).length === 0)) {
    return { state: 'none', missing: [], wrong: [] };
  }
  const digits = patternDigits(step);
  const needed = spoken.filter(
    (each) =>
      digits.includes(each.digit) && position.has(each) && !isAmong(step.eliminations, each),
  );
  const missing = needed.filter((each) => !isNoted(notes, each));
  const wrong = spoken.filter((each) => isNoted(notes, each) && !position.has(each));
  return { state: stateOf({ missing, wrong }), missing, wrong };
}
