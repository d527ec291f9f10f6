import type { Puzzle } from '../puzzle.ts';
import { type Rating, rate } from '../rating.ts';
import type { Difficulty } from '../types.ts';
import { dig } from './dig.ts';
import { fullGrid } from './full-grid.ts';
import { type Random, seededRandom } from './random.ts';
import type { Symmetry } from './symmetry.ts';

/** What kind of puzzle is wanted. */
export interface GenerateOptions {
  /** Any difficulty that the techniques can finish, when left out. */
  readonly difficulty?: Difficulty;
  /** `rotational` when left out. */
  readonly symmetry?: Symmetry;
  /**
   * Stop taking givens away at this many; 0 when left out: as few as the symmetry allows. Lowered
   * step by step where no puzzle of the difficulty turns up with so many.
   */
  readonly fewestGivens?: number;
  /** The same seed gives the same puzzle; a random one when left out. */
  readonly seed?: string | number;
}

/** A new puzzle with the proof of its difficulty. */
export interface GeneratedPuzzle {
  readonly puzzle: Puzzle;
  readonly rating: Rating;
  readonly seed: string | number;
}

/** Attempts before one given less is asked for. */
const ATTEMPTS_A_GIVEN = 8;

function randomPuzzle(symmetry: Symmetry, fewestGivens: number, random: Random): Puzzle {
  const solution = fullGrid(random);
  return { givens: dig(solution, symmetry, fewestGivens, random), solution };
}

function fits(rating: Rating, difficulty: Difficulty | undefined): boolean {
  return difficulty ? rating.difficulty === difficulty : rating.difficulty !== 'beyond';
}

/** Makes a puzzle with one solution that is as hard as wanted, proved by the techniques it takes. */
export function generate({
  difficulty,
  symmetry = 'rotational',
  fewestGivens = 0,
  seed = Math.random(),
}: GenerateOptions = {}): GeneratedPuzzle {
  const random = seededRandom(seed);
  for (let attempt = 0; ; attempt++) {
    const fewest = Math.floor(fewestGivens - attempt / ATTEMPTS_A_GIVEN) || 0;
    const puzzle = randomPuzzle(symmetry, fewest, random);
    const rating = rate(puzzle);
    if (fits(rating, difficulty)) return { puzzle, rating, seed };
  }
}
