import type { Grid } from '../../grid.ts';
import type { Position } from '../../position.ts';
import type { LadderFinding } from './step.ts';

/** How hard a puzzle is that needs a technique; the first three are those of the course. */
export type LadderLevel = 'easy' | 'medium' | 'hard' | 'expert' | 'extreme';

/** The levels, easiest first. */
export const LADDER_LEVELS: readonly LadderLevel[] = /* @__PURE__ */ Object.freeze([
  'easy',
  'medium',
  'hard',
  'expert',
  'extreme',
]);

/** What a technique looks at. */
export interface LadderBoard {
  readonly position: Position;
  /** The givens of the puzzle, where they are known. */
  readonly givens: Grid | undefined;
}

/** A rung of the ladder: a technique, how hard it is, and how it is found. */
export interface LadderTechnique<Id extends string> {
  readonly id: Id;
  readonly level: LadderLevel;
  /** What one step of it adds to the score of a puzzle. */
  readonly score: number;
  /** That it is true only of a puzzle with one solution. */
  readonly assumes?: 'one-solution';
  /** The instances that a path needs, each one a change, the simplest first. */
  readonly find: (board: LadderBoard) => Iterable<LadderFinding>;
  /**
   * Further ones: most conclude the same by other ways, or together what those conclude one by one. What they conclude
   * besides, as chains through almost locked sets do, takes a search that a path can't afford.
   */
  readonly variants?: (board: LadderBoard) => Iterable<LadderFinding>;
}
