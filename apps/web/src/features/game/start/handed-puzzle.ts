import type { Onward } from '../../../lib/onward.ts';
import type { ProblemSource } from './problem-source.ts';

/** A puzzle that the page hands in, instead of one of the bank. The same object from one rendering to the next. */
export interface HandedPuzzle {
  /** The heading of the screen. */
  readonly title: string;
  /** What is said of the puzzle below the game. */
  readonly about?: string | undefined;
  /** How long it took (`m:ss`), where it was solved before. */
  readonly solvedIn?: string | undefined;
  readonly source: ProblemSource;
  readonly onward: Onward;
}
