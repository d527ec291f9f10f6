import { END_GAME_CELLS, neverHasFewerSingles } from '../../src/generator/singles.ts';
import { SYMMETRIES, type Symmetry } from '../../src/public/generator.ts';
import {
  type Difficulty,
  type Puzzle,
  type TaughtTechniqueId,
  TECHNIQUES_OF_DIFFICULTY,
} from '../../src/public/index.ts';
import { finishedBy, isStuckWithout } from './promises.ts';

/*
 * What the bank is made of: the one table that the tool builds by and the tests prove by.
 */

/** No puzzle shows more. */
export const MOST_GIVENS = 40;

/** Singles to choose from in a gentle puzzle, at any moment before the end game. */
const GENTLE_SINGLES = 4;

/** Puzzles that a search tries in a second on one core: about what it did when the recipe was made. */
export const TRIES_A_SECOND = 6000;

/** When the recipe was last changed: the date of a bank for which no other is given. */
export const RECIPE_DATE = '2026-11-21T00:00:00.000Z';

/** A kind of puzzle in the bank, with what is promised of each. */
export interface Kind {
  readonly name: string;
  readonly difficulty: Difficulty;
  /** One of these is the hardest technique that its puzzles need (see `neededTechnique`). */
  readonly techniques: readonly TaughtTechniqueId[];
  /** What is promised, as it stands in the bank's README. */
  readonly promise: string;
  readonly holds: (puzzle: Puzzle) => boolean;
  /**
   * The technique of which more is promised than `holds` asks for: that the puzzles of the bank need it in
   * every order of steps (see `isNeededInEveryOrder`), which is too slow to ask of all that are tried.
   */
  readonly neededInEveryOrder?: TaughtTechniqueId;
  /** Why a puzzle is turned down for which it does not hold. */
  readonly otherwise: string;
  readonly symmetries: readonly Symmetry[];
  /** How few givens a symmetric puzzle is brought down to, from and to; one without symmetry is minimal. */
  readonly givens: readonly [number, number];
  /** How many puzzles of a bank of the usual size are of this kind, at the least. */
  readonly atLeast: number;
}

/** A kind of which each puzzle takes one technique besides all others that the easiest-first path takes. */
function kindWithNeed(
  difficulty: Difficulty,
  technique: TaughtTechniqueId,
  promise: string,
  givens: Kind['givens'],
): Kind {
  const pool = TECHNIQUES_OF_DIFFICULTY[difficulty];
  return {
    name: technique,
    difficulty,
    // A hard puzzle needs just its own rung of the ladder; the others may need more of their pool.
    techniques: difficulty === 'hard' ? [technique] : pool,
    promise,
    holds: (puzzle) => isStuckWithout(puzzle, technique),
    otherwise: 'can do without the technique wanted',
    symmetries: SYMMETRIES,
    givens,
    atLeast: 111,
  };
}

/** The same, of which it is proved that no order of the other steps does without the technique. */
function kindWithNeedInEveryOrder(
  difficulty: Difficulty,
  technique: TaughtTechniqueId,
  promise = 'with the other seven techniques it cannot be finished, in whatever order they are used',
): Kind {
  const kind = kindWithNeed(difficulty, technique, promise, [22, 36]);
  return { ...kind, neededInEveryOrder: technique };
}

/** The kinds of all files. */
export const KINDS: readonly Kind[] = [
  {
    name: 'gentle',
    difficulty: 'easy',
    techniques: TECHNIQUES_OF_DIFFICULTY.easy,
    promise: `never fewer than ${GENTLE_SINGLES} cells to choose from until the last ${END_GAME_CELLS}, in whatever order it is played`,
    holds: (puzzle) => neverHasFewerSingles(puzzle, GENTLE_SINGLES, END_GAME_CELLS),
    otherwise: 'too few cells to choose from',
    // A minimal puzzle has too few givens to be gentle.
    symmetries: SYMMETRIES.filter((symmetry) => symmetry !== 'none'),
    givens: [28, 39],
    atLeast: 111,
  },
  {
    name: 'scanning',
    difficulty: 'easy',
    techniques: TECHNIQUES_OF_DIFFICULTY.easy,
    promise: 'hidden singles alone finish it: no candidates have to be noted',
    holds: (puzzle) => finishedBy(puzzle, ['hidden-single']),
    otherwise: 'hidden singles alone do not finish it',
    symmetries: SYMMETRIES,
    givens: [24, 36],
    atLeast: 111,
  },
  {
    name: 'naked-single',
    difficulty: 'easy',
    techniques: TECHNIQUES_OF_DIFFICULTY.easy,
    promise: 'hidden singles alone do not finish it; with naked singles they do',
    holds: (puzzle) => !finishedBy(puzzle, ['hidden-single']),
    otherwise: 'hidden singles alone finish it',
    symmetries: SYMMETRIES,
    givens: [22, 34],
    atLeast: 111,
  },
  kindWithNeedInEveryOrder('medium', 'naked-pair'),
  kindWithNeedInEveryOrder('medium', 'hidden-pair'),
  kindWithNeedInEveryOrder('medium', 'pointing-pairs'),
  kindWithNeedInEveryOrder(
    'hard',
    'box-line-reduction',
    'with the other seven techniques it cannot be finished, in whatever order they are used; with those of medium and this one it can',
  ),
  kindWithNeed(
    'hard',
    'x-wing',
    'the easiest-first path does not finish it without the X-Wing, not even with the swordfish; without the swordfish it does',
    [22, 36],
  ),
  kindWithNeedInEveryOrder('hard', 'swordfish'),
];

/** Whether a puzzle is of a kind; `needed` is what it needs (see `neededTechnique`). */
export function isOfKind(
  puzzle: Puzzle,
  needed: TaughtTechniqueId | undefined,
  kind: Kind,
): boolean {
  return kind.techniques.some((id) => id === needed) && kind.holds(puzzle);
}

/** The kinds of a difficulty, in the order in which they take turns in its file. */
export function kindsOf(difficulty: Difficulty): readonly Kind[] {
  return KINDS.filter((kind) => kind.difficulty === difficulty);
}
