import { formatGrid, type Grid } from '@nanpure/engine';
import type { LadderStep, LadderTechniqueId } from '@nanpure/engine/ladder';

/** A puzzle with one solution, and the techniques to solve it with. */
export interface PathRequest {
  readonly givens: Grid;
  readonly techniques: readonly LadderTechniqueId[];
}

/** The way through a puzzle, and the board that it leads to. */
export interface Path {
  readonly solved: boolean;
  readonly steps: readonly LadderStep[];
  readonly board: string;
}

/** A path of the hardest puzzles takes some megabytes, and a thread has few. */
const MOST_KEPT = 4;

/** Finds paths, and keeps those that were asked for last. */
export function rememberPaths(
  find: (request: PathRequest) => Path,
): (request: PathRequest) => Path {
  // The one that was asked for last stands at the end.
  const kept = new Map<string, Path>();
  return ({ givens, techniques }) => {
    const key = `${formatGrid(givens)} ${techniques.join()}`;
    const path = kept.get(key) ?? find({ givens, techniques });
    kept.delete(key);
    kept.set(key, path);
    for (const [oldest] of kept) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return path;
  };
}
