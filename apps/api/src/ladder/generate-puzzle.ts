import { formatGrid, type Grid } from '@nanpure/engine';
import type { Symmetry } from '@nanpure/engine/generator';
import {
  generate,
  type LadderLevel,
  type LadderRating,
  type LadderTechniqueId,
} from '@nanpure/engine/ladder';

/** A search that has found nothing after so long is ended: what it looks for is rare. */
export const SEARCH_SECONDS = 10;

/** What kind of puzzle is wanted. */
export interface GenerateRequest {
  readonly level: LadderLevel | undefined;
  readonly technique: LadderTechniqueId | undefined;
  readonly symmetry: Symmetry;
  readonly seed: string;
}

/** A puzzle; or how many were tried before the search ended. */
export type GenerateAnswer =
  | {
      readonly givens: Grid;
      readonly solution: string;
      readonly rating: LadderRating;
    }
  | { readonly tries: number };

/**
 * Looks for a puzzle; the same one for the same request, however fast the machine is, if it is found in time. The answer
 * has no puzzle where none turned up before the tries or `SEARCH_SECONDS` were used up, or the search was cancelled.
 * Throws where the engine rejects the request, such as a technique of another level: the route checks that before.
 */
export function generatePuzzle(
  request: GenerateRequest,
  isCancelled: () => boolean,
): GenerateAnswer {
  const end = performance.now() + SEARCH_SECONDS * 1_000;
  const isOver = () => isCancelled() || performance.now() > end;
  const made = generate({ ...request, isCancelled: isOver });
  if (made.ok) {
    const { puzzle, rating } = made.value;
    return { givens: puzzle.givens, solution: formatGrid(puzzle.solution), rating };
  }
  if (made.error.code === 'not-found') return { tries: made.error.tries };
  throw new Error(`no puzzle can be looked for: ${made.error.code}`);
}
