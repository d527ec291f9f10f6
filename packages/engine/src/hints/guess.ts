import { type Grid, valueAt } from '../grid.ts';
import { cellsOf } from '../houses.ts';
import { Position } from '../position.ts';
import { findSteps } from '../step.ts';
import { stepPattern } from '../steps/step-pattern.ts';
import type { TechniqueId } from '../techniques/index.ts';
import type { Cell, Digit, House } from '../types.ts';
import { ruledOutBySteps, type StepHint } from './hint.ts';
import { notedPosition } from './noted-position.ts';
import type { Notes } from './notes.ts';

/**
 * What a cell has to do with a step: the answer to a player who, told where to look, has named it.
 * Apart from `found`, each is a reason why it isn't the one, and true of the cell by itself.
 */
export type Guess =
  /** Part of the pattern: the cell that the digit goes into, or any of those that rule out others. */
  | { readonly code: 'found'; readonly cell: Cell; readonly isPlacement: boolean }
  | { readonly code: 'filled'; readonly cell: Cell; readonly digit: Digit }
  /** Another digit can be placed here by a single: a good find, only not this one. */
  | { readonly code: 'other-single'; readonly cell: Cell }
  /** The step rules something out here; what does so is elsewhere. */
  | { readonly code: 'affected'; readonly cell: Cell }
  | { readonly code: 'outside-area'; readonly cell: Cell; readonly area: House }
  /** More than one digit still fits here. For a step that is a cell with only one. */
  | { readonly code: 'open'; readonly cell: Cell }
  /** Every digit that fits here fits elsewhere in the area too. For a step that is a last place. */
  | { readonly code: 'replaceable'; readonly cell: Cell; readonly area: House }
  /** Neither is it part of the pattern, nor does the step rule anything out here. */
  | { readonly code: 'not-in-pattern'; readonly cell: Cell };

const SINGLES = { techniques: ['hidden-single', 'naked-single'] } as const;

function isSingle(cell: Cell, position: Position): boolean {
  for (const { placements } of findSteps(position, SINGLES)) {
    if (placements.some((each) => each.cell === cell)) return true;
  }
  return false;
}

/** Why an empty cell of the area, on which the step has no effect, isn't the one. */
function missOf({ step, area }: StepHint | StepHint<TechniqueId>, cell: Cell): Guess {
  if (step.technique === 'naked-single') return { code: 'open', cell };
  if (step.technique === 'hidden-single' && area !== null) {
    return { code: 'replaceable', cell, area };
  }
  return { code: 'not-in-pattern', cell };
}

/**
 * Holds a cell (0-80) of a board that isn't full against the step of a hint for that board. `notes`
 * are those that the hint was found with, `shown` the keys of the hints before it: what steps have told
 * is no candidate any longer.
 */
export function checkGuess(
  hint: StepHint | StepHint<TechniqueId>,
  cell: Cell,
  board: Grid,
  notes: Notes = [],
  shown: readonly string[] = [],
): Guess {
  if (stepPattern(hint.step).cells.includes(cell)) {
    return { code: 'found', cell, isPlacement: hint.placements.length > 0 };
  }
  const digit = valueAt(board, cell);
  if (digit !== 0) return { code: 'filled', cell, digit };
  const position = notedPosition(Position.fromGrid(board), notes).eliminate([
    ...hint.ruledOut,
    ...ruledOutBySteps(shown),
  ]);
  if (isSingle(cell, position)) return { code: 'other-single', cell };
  if (hint.eliminations.some((each) => each.cell === cell)) return { code: 'affected', cell };
  const { area } = hint;
  if (area !== null && !cellsOf(area).has(cell)) return { code: 'outside-area', cell, area };
  return missOf(hint, cell);
}
