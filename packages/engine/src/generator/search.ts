import type { Puzzle } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { CATALOGUE_ORDER, type LogicalReach, logicalReach } from '../rating.ts';
import type { TechniqueId } from '../techniques/index.ts';
import { digHoles, neighbourPuzzle, type Pattern } from './dig-holes.ts';
import { fullGrid } from './full-grid.ts';

/** What to look for: a puzzle in this pattern that needs one of these techniques. */
export interface Goal extends Pattern {
  readonly techniques: readonly TechniqueId[];
  /** All that are used to solve it, easiest first: the course by default. */
  readonly known?: readonly TechniqueId[] | undefined;
}

/** A puzzle that a search came by, and how far logic goes on it. */
export interface Visit {
  readonly puzzle: Puzzle;
  readonly reach: LogicalReach<TechniqueId>;
}

/** Where the local search stands: a puzzle, its score, and the tries since that last rose. */
interface Walk {
  readonly puzzle: Puzzle;
  readonly score: number;
  readonly stale: number;
}

/** Puzzles to try in all: the rarest kind takes about a thousand, options that cannot be met take all. */
export const MAX_TRIES = 40_000;

/** Tries without a better score before the local search restarts from another random puzzle. */
const MAX_STALE_TRIES = 80;

/** Tries before one given less is asked for. */
const TRIES_A_GIVEN = 8;

const REACHED = Number.POSITIVE_INFINITY;

/** What a technique on the path of a puzzle that is too hard so far adds to its score. */
const SCORE_OF_WANTED = 200;
const SCORE_PER_ORDER = 5;

function orderOf(technique: TechniqueId | undefined, { known = CATALOGUE_ORDER }: Goal): number {
  return 1 + (technique ? known.indexOf(technique) : -1);
}

/** Whether a puzzle is finished by logic and needs one of the wanted techniques for that. */
function isReached({ solved, hardest }: LogicalReach<TechniqueId>, { techniques }: Goal): boolean {
  return solved && hardest !== undefined && techniques.includes(hardest);
}

/**
 * How promising a puzzle is. The neighbours of a puzzle that comes to a wanted technique and sticks
 * later are the best place to look, the more so the fewer cells stay empty; next best are puzzles
 * that come near to the technique. Doesn't depend on the order in which
 * steps are found.
 */
function scoreOf(reach: LogicalReach<TechniqueId>, goal: Goal): number {
  const { solved, hardest, emptyCells } = reach;
  if (isReached(reach, goal)) return REACHED;
  if (solved) return SCORE_PER_ORDER * orderOf(hardest, goal);
  const isWanted = hardest !== undefined && goal.techniques.includes(hardest);
  return (isWanted ? SCORE_OF_WANTED : SCORE_PER_ORDER * orderOf(hardest, goal)) - emptyCells;
}

/** A puzzle with one solution, whatever it takes to solve it. */
export function randomPuzzle(pattern: Pattern, random: Random): Puzzle {
  const solution = fullGrid(random);
  return { givens: digHoles(solution, pattern, random), solution };
}

/** Where the search goes on from after a visit: there if that is no worse, else from where it was. */
function walkOn(walk: Walk | undefined, { puzzle, reach }: Visit, goal: Goal): Walk {
  const score = scoreOf(reach, goal);
  if (!walk) return { puzzle, score, stale: 0 };
  const stale = score > walk.score ? 0 : walk.stale + 1;
  return score < walk.score ? { ...walk, stale } : { puzzle, score, stale };
}

/**
 * A local search with restarts: from puzzle to puzzle towards those that need one of the wanted techniques,
 * without end, yielding each on the way. Beside a puzzle that nearly needs a technique there is often one that
 * does (a vicinity search, as collectors of hard puzzles use it).
 */
export function* visitPuzzles(goal: Goal, random: Random): Generator<Visit, never> {
  let walk: Walk | undefined;
  for (let tries = 0; ; tries++) {
    const fewestGivens = Math.floor(goal.fewestGivens - tries / TRIES_A_GIVEN) || 0;
    const now = { ...goal, fewestGivens };
    if (walk && walk.stale >= MAX_STALE_TRIES) walk = undefined;
    const puzzle = walk ? neighbourPuzzle(walk.puzzle, now, random) : randomPuzzle(now, random);
    const visit = { puzzle, reach: logicalReach(puzzle, { techniques: goal.known }) };
    walk = walkOn(walk, visit, goal);
    yield visit;
  }
}

/** The first puzzle as wanted; undefined where it takes more than `mostTries` to come to one. */
export function searchPuzzle(
  goal: Goal,
  random: Random,
  mostTries = MAX_TRIES,
): Puzzle | undefined {
  const visits = visitPuzzles(goal, random);
  for (let tries = 0; tries < mostTries; tries++) {
    const { puzzle, reach } = visits.next().value;
    if (isReached(reach, goal)) return puzzle;
  }
  return undefined;
}
