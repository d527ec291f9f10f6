import { givenCount } from '../../src/generator/dig-holes.ts';
import { END_GAME_CELLS, fewestSingles } from '../../src/generator/singles.ts';
import { orbits } from '../../src/generator/symmetry.ts';
import { SYMMETRIES, type Symmetry } from '../../src/public/generator.ts';
import {
  type Difficulty,
  type Grid,
  HINT_ORDER,
  neededTechnique,
  type Puzzle,
  rate,
  solveByLogic,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
  valueAt,
} from '../../src/public/index.ts';
import { isNeededInEveryOrder } from '../../src/testing/every-order.ts';
import { isOfKind, kindsOf } from './mix.ts';
import { isStuckWithout } from './promises.ts';

/** What the bank's table counts of a puzzle. Plain data. */
export interface PuzzleFacts {
  readonly difficulty: Difficulty;
  /** The kinds of its difficulty whose promise it keeps; more than its own, it may be. */
  readonly kinds: readonly string[];
  readonly givens: number;
  readonly symmetry: Symmetry;
  /** Techniques on the easiest-first path (catalogue order). */
  readonly required: readonly TaughtTechniqueId[];
  /** Techniques on the path that hints take (`HINT_ORDER`). */
  readonly byHints: readonly TaughtTechniqueId[];
  /** Techniques without which it is proved that the other seven do not finish it, in any order. */
  readonly indispensable: readonly TaughtTechniqueId[];
  /** Steps of the path of hints that only take candidates away. */
  readonly eliminatingSteps: number;
  /** The fewest singles to choose from before the end game, counted up to `MOST_SINGLES`. */
  readonly singles: number;
}

/** Singles to choose from are counted up to here. */
export const MOST_SINGLES = 4;

function hasSymmetry(givens: Grid, symmetry: Symmetry): boolean {
  return orbits(symmetry).every(
    (cells) => new Set(cells.map((cell) => valueAt(givens, cell) === 0)).size === 1,
  );
}

/** The richest symmetry that a pattern of givens has; `none` if there is no other. */
function symmetryOf(givens: Grid): Symmetry {
  return SYMMETRIES.filter((symmetry) => hasSymmetry(givens, symmetry)).reduce((richest, each) =>
    orbits(each).length < orbits(richest).length ? each : richest,
  );
}

/** All that is told of a puzzle, worked out anew. */
export function factsOf(puzzle: Puzzle, difficulty: Difficulty): PuzzleFacts {
  const { techniquesRequired } = rate(puzzle);
  const { steps } = solveByLogic(puzzle, { techniques: HINT_ORDER });
  const used = TAUGHT_TECHNIQUES.map(({ id }) => id).filter((id) =>
    steps.some(({ technique }) => technique === id),
  );
  return {
    difficulty,
    kinds: kindsOf(difficulty)
      .filter((kind) => isOfKind(puzzle, neededTechnique(puzzle), kind))
      .map(({ name }) => name),
    givens: givenCount(puzzle.givens),
    symmetry: symmetryOf(puzzle.givens),
    required: techniquesRequired,
    byHints: used,
    // What one path does without is not indispensable.
    indispensable: used.filter(
      (id) =>
        techniquesRequired.includes(id) &&
        isStuckWithout(puzzle, id) &&
        isNeededInEveryOrder(puzzle, id),
    ),
    eliminatingSteps: steps.filter(({ placements }) => placements.length === 0).length,
    singles: fewestSingles(puzzle, END_GAME_CELLS, MOST_SINGLES),
  };
}
