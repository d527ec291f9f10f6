import { withLostDots } from '@nanpure/content/lost-dots';
import { PUZZLE_PARAMETER } from '@nanpure/content/puzzle-fragment';
import { checkBoard, readBoard } from '@nanpure/engine/formats';
import type { SheetPuzzle } from './sheet-puzzles.ts';

/* Downloaded only with a puzzle from elsewhere. */

/** What is wrong with the digits of a puzzle from elsewhere; called as in the texts. */
export type OwnFault = 'conflict' | 'no-solution' | 'many-solutions';

/** What a text from elsewhere is: a puzzle, digits that are none but can be printed, or neither. */
export type OwnPuzzle =
  | { readonly kind: 'puzzle'; readonly puzzle: SheetPuzzle }
  | { readonly kind: 'faulty'; readonly puzzle: SheetPuzzle; readonly fault: OwnFault }
  | { readonly kind: 'unread' };

/** Reads the puzzle of a link. What isn't a puzzle is printed all the same, without a solution. */
export function readOwnPuzzle(text: string): OwnPuzzle {
  const read = readBoard(PUZZLE_PARAMETER + withLostDots(text));
  if (!read.ok) return { kind: 'unread' };
  const givens = read.value.values;
  const checked = checkBoard(givens);
  if (checked.ok) return { kind: 'puzzle', puzzle: { id: undefined, ...checked.value } };
  const { code } = checked.error;
  return {
    kind: 'faulty',
    puzzle: { id: undefined, givens, solution: undefined },
    fault: code === 'too-few-givens' ? 'many-solutions' : code,
  };
}
