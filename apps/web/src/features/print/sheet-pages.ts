import { isDifficulty } from '@nanpure/engine';
import type { SheetOptions } from './sheet-options.ts';
import { inGroups, type SheetPuzzle } from './sheet-puzzles.ts';

/** So many solutions can be read on one page. */
const SOLUTIONS_PER_PAGE = 20;

/** Up to so many solutions have room to be larger. */
const FEW_SOLUTIONS = 6;

/** A puzzle on paper, by its place on the sheets. */
export interface NumberedPuzzle extends SheetPuzzle {
  readonly number: number;
}

/** What is printed, page by page: the puzzles, and behind them their solutions where they are asked for. */
export function pagesOf(
  puzzles: readonly SheetPuzzle[],
  { own, perPage: asked, hasSolutions }: SheetOptions,
) {
  const perPage = own === undefined ? asked : 1;
  const numbered = puzzles.map((puzzle, index) => ({ ...puzzle, number: index + 1 }));
  const solved = numbered.flatMap(({ number, solution }) =>
    solution ? [{ number, solution }] : [],
  );
  return {
    perPage,
    pages: inGroups<NumberedPuzzle>(numbered, perPage),
    solutionPages: hasSolutions ? inGroups(solved, SOLUTIONS_PER_PAGE) : [],
    hasFewSolutions: solved.length <= FEW_SOLUTIONS,
  };
}

/** The difficulty of a puzzle of the bank, and its number there; undefined for a puzzle from elsewhere. */
export function nameParts(id: string | undefined) {
  const [difficulty, number] = id?.split('-') ?? [];
  return isDifficulty(difficulty) && number !== undefined ? { difficulty, number } : undefined;
}
