import { type LogicalReach, logicalReach } from '../ladder.ts';
import type { Puzzle } from '../puzzle.ts';
import { TECHNIQUES, type TechniqueId } from '../techniques/index.ts';
import { dig, type Pattern, vary } from './dig.ts';
import { fullGrid } from './full-grid.ts';
import type { Random } from './random.ts';

/** What to look for: a puzzle in this pattern that needs one of these techniques. */
export interface Goal extends Pattern {
  readonly techniques: readonly TechniqueId[];
}

/** Where the search stands: a puzzle, and for how many tries it was not bettered. */
interface Walk {
  readonly puzzle: Puzzle;
  readonly closeness: number;
  readonly stale: number;
}

/** Puzzles to try in all: the rarest kind takes about a thousand, a wish that cannot be met takes all. */
export const MOST_TRIES = 40_000;

/** Tries without getting closer before the search begins anew, elsewhere. */
const PATIENCE = 80;

/** Tries before one given less is asked for. */
const TRIES_A_GIVEN = 8;

const REACHED = Number.POSITIVE_INFINITY;

/** What a technique on the path of a puzzle is worth that is too hard so far. */
const WORTH_OF_WANTED = 200;
const WORTH_OF_ORDER = 5;

function orderOf(technique: TechniqueId | undefined): number {
  return 1 + TECHNIQUES.findIndex(({ id }) => id === technique);
}

/**
 * How promising a puzzle is. The neighbours of a puzzle that comes to a wanted technique and sticks
 * later are the best place to look, the more so the fewer cells stay empty; next best are puzzles
 * that come near to the technique. Depends on what the ladder leaves only, so not on the order in
 * which steps are found.
 */
function closenessOf({ solved, hardest, emptyCells }: LogicalReach, { techniques }: Goal): number {
  const isWanted = hardest !== undefined && techniques.includes(hardest);
  if (solved) return isWanted ? REACHED : WORTH_OF_ORDER * orderOf(hardest);
  return (isWanted ? WORTH_OF_WANTED : WORTH_OF_ORDER * orderOf(hardest)) - emptyCells;
}

/** A puzzle with one solution, whatever it takes to solve it. */
export function randomPuzzle(pattern: Pattern, random: Random): Puzzle {
  const solution = fullGrid(random);
  return { givens: dig(solution, pattern, random), solution };
}

function begin(goal: Goal, random: Random): Walk {
  const puzzle = randomPuzzle(goal, random);
  return { puzzle, closeness: closenessOf(logicalReach(puzzle), goal), stale: 0 };
}

/** One try on: a variation of the puzzle if that is no worse, else the same. */
function stepOn(walk: Walk, goal: Goal, random: Random): Walk {
  const puzzle = vary(walk.puzzle, goal, random);
  const closeness = closenessOf(logicalReach(puzzle), goal);
  const stale = closeness > walk.closeness ? 0 : walk.stale + 1;
  return closeness < walk.closeness ? { ...walk, stale } : { puzzle, closeness, stale };
}

/**
 * Walks from puzzle to puzzle until one is as wanted; undefined where that takes more than `mostTries`.
 * Rare kinds keep company: beside a puzzle that nearly needs a technique there is often one that does
 * (a vicinity search, as collectors of hard puzzles use it).
 */
export function searchPuzzle(
  goal: Goal,
  random: Random,
  mostTries = MOST_TRIES,
): Puzzle | undefined {
  let walk: Walk | undefined;
  for (let tries = 0; tries < mostTries; tries++) {
    const fewestGivens = Math.floor(goal.fewestGivens - tries / TRIES_A_GIVEN) || 0;
    const now = { ...goal, fewestGivens };
    walk = walk && walk.stale < PATIENCE ? stepOn(walk, now, random) : begin(now, random);
    if (walk.closeness === REACHED) return walk.puzzle;
  }
  return undefined;
}
