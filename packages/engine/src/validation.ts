import { type Conflict, conflicts, type Grid, isComplete, wrongCells } from './grid.ts';
import type { Cell } from './types.ts';

/** What can be said about a board. Plain data. */
export interface Validation {
  /** Every digit that stands more than once in a house. */
  readonly conflicts: readonly Conflict[];
  /** The filled cells that differ from the solution, in order; none where no solution was given. */
  readonly wrongCells: readonly Cell[];
  /** Whether the board keeps the rules: no house has a digit twice. */
  readonly isValid: boolean;
  /** Whether no cell is empty. */
  readonly isComplete: boolean;
  /** Whether the board is complete, valid, and the solution where one was given. */
  readonly isCorrect: boolean;
}

/** Checks a board by the rules, and against the solution it is to lead to, if there is one. */
export function validate(grid: Grid, solution?: Grid): Validation {
  const found = conflicts(grid);
  const wrong = solution ? wrongCells(grid, solution) : [];
  const isValid = found.length === 0;
  const complete = isComplete(grid);
  return {
    conflicts: found,
    wrongCells: wrong,
    isValid,
    isComplete: complete,
    isCorrect: isValid && complete && wrong.length === 0,
  };
}
