import type { Puzzle } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { CATALOGUE_ORDER, type LogicalReach } from '../rating.ts';
import { quickReachBy } from '../reach/quick-reach.ts';
import type { TaughtTechniqueId } from '../techniques/index.ts';
import { digHoles, neighbourPuzzle, type Pattern } from './dig-holes.ts';
import { fullGrid } from './full-grid.ts';
import { type IsUnique, rememberedUniquenessIn } from './uniqueness.ts';

/** What to look for: a puzzle in this pattern that needs one of these techniques. */
export interface Goal<Id extends string> extends Pattern {
  readonly techniques: readonly Id[];
  /** All that are used to solve it, easiest first. */
  readonly known: readonly Id[];
  /** How far these go on a puzzle. */
  readonly reachOf: (puzzle: Puzzle) => LogicalReach<Id>;
}

/** What the course knows, and how far it goes. */
export const BY_COURSE: Pick<Goal<TaughtTechniqueId>, 'known' | 'reachOf'> = {
  known: CATALOGUE_ORDER,
  reachOf: /* @__PURE__ */ quickReachBy(CATALOGUE_ORDER),
};

/** A puzzle that a search came by, and how far logic goes on it. */
export interface Visit<Id extends string> {
  readonly puzzle: Puzzle;
  readonly reach: LogicalReach<Id>;
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

/** What a technique on the path of a puzzle that is too hard so far adds to its score. */
const SCORE_OF_WANTED = 200;
/** What the hardest of the known ones adds, those before it in proportion. */
const SCORE_OF_LAST = 40;

function scoreOfOrder<Id extends string>(technique: Id | undefined, { known }: Goal<Id>): number {
  const order = 1 + (technique ? known.indexOf(technique) : -1);
  return (SCORE_OF_LAST * order) / known.length;
}

/** Whether a puzzle is finished by logic and needs one of the wanted techniques for that. */
function isReached<Id extends string>(
  { solved, hardest }: LogicalReach<Id>,
  { techniques }: Goal<Id>,
): boolean {
  return solved && hardest !== undefined && techniques.includes(hardest);
}

/**
 * How promising a puzzle is. The neighbours of a puzzle that comes to a wanted technique and sticks
 * later are the best place to look, the more so the fewer cells stay empty; next best are puzzles
 * that come near to the technique. Doesn't depend on the order in which
 * steps are found.
 */
function scoreOf<Id extends string>(reach: LogicalReach<Id>, goal: Goal<Id>): number {
  const { solved, hardest, emptyCells } = reach;
  if (isReached(reach, goal)) return Number.POSITIVE_INFINITY;
  if (solved) return scoreOfOrder(hardest, goal);
  const isWanted = hardest !== undefined && goal.techniques.includes(hardest);
  return (isWanted ? SCORE_OF_WANTED : scoreOfOrder(hardest, goal)) - emptyCells;
}

/** A puzzle with one solution, whatever it takes to solve it. */
export function randomPuzzle(pattern: Pattern, random: Random): Puzzle {
  const solution = fullGrid(random);
  return { givens: digHoles(solution, pattern, random), solution };
}

/** Where the search goes on from after a visit: there if that is no worse, else from where it was. */
function walkOn<Id extends string>(
  walk: Walk | undefined,
  { puzzle, reach }: Visit<Id>,
  goal: Goal<Id>,
): Walk {
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
export function* visitPuzzles<Id extends string>(
  goal: Goal<Id>,
  random: Random,
): Generator<Visit<Id>, never> {
  let walk: Walk | undefined;
  // All puzzles of a walk have the same solution.
  let isUnique: IsUnique | undefined;
  for (let tries = 0; ; tries++) {
    const fewestGivens = Math.floor(goal.fewestGivens - tries / TRIES_A_GIVEN) || 0;
    const now = { ...goal, fewestGivens };
    if (walk && walk.stale >= MAX_STALE_TRIES) walk = undefined;
    const puzzle = walk
      ? neighbourPuzzle(walk.puzzle, now, random, isUnique)
      : randomPuzzle(now, random);
    if (!walk) isUnique = rememberedUniquenessIn(puzzle.solution);
    const visit = { puzzle, reach: goal.reachOf(puzzle) };
    walk = walkOn(walk, visit, goal);
    yield visit;
  }
}

/** The first puzzle as wanted; undefined where it takes more than `mostTries` to come to one. */
export function searchPuzzle<Id extends string>(
  goal: Goal<Id>,
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
