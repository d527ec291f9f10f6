import { fragmentOf } from '@nanpure/content/puzzle-fragment';
import { checkBoard, readBoard } from '@nanpure/engine/formats';
import type { SheetPuzzle } from './sheet-puzzles.ts';

/* Downloaded only with a puzzle from elsewhere. */

/** What is to be said of a puzzle from elsewhere; called as in the texts. */
export type OwnFault = 'unread' | 'conflict' | 'no-solution' | 'many-solutions';

export interface OwnPuzzle {
  readonly puzzle: SheetPuzzle | undefined;
  readonly fault: OwnFault | undefined;
}

/** Reads the puzzle of a link. What isn't a puzzle is printed all the same, without a solution. */
export function readOwnPuzzle(text: string): OwnPuzzle {
  const read = readBoard(fragmentOf(text));
  if (!read.ok) return { puzzle: undefined, fault: 'unread' };
  const givens = read.value.values;
  const checked = checkBoard(givens);
  if (checked.ok) return { puzzle: { id: '', ...checked.value }, fault: undefined };
  const { code } = checked.error;
  return {
    puzzle: { id: '', givens, solution: undefined },
    fault: code === 'too-few-givens' ? 'many-solutions' : code,
  };
}
