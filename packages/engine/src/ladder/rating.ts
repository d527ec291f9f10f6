import { Position } from '../position.ts';
import type { Puzzle } from '../puzzle.ts';
import { applyStep } from '../step.ts';
import { LADDER_IDS, type LadderTechniqueId } from './ladder.ts';
import type { LadderLevel } from './model/technique.ts';
import { firstStep, type LadderOptions, type LadderStep, rungNamed, rungsNamed } from './steps.ts';

/** A way through a puzzle, as far as the ladder leads. */
export interface LadderSolution {
  readonly solved: boolean;
  readonly steps: readonly LadderStep[];
}

/** What a puzzle takes. */
export interface LadderRating {
  /** The level of the hardest technique on the easiest-first path; `beyond` is what the ladder can't finish. */
  readonly level: LadderLevel | 'beyond';
  /** The hardest technique on that path; undefined where there is no step. */
  readonly hardest: LadderTechniqueId | undefined;
  /**
   * The scores of all its steps, added up. Of equal steps the path takes the first on the board, so that a puzzle that
   * is turned or mirrored may take other steps, and score a little more or less.
   */
  readonly score: number;
  /** How many steps each technique makes, easiest first; those that make none are left out. */
  readonly counts: readonly { readonly technique: LadderTechniqueId; readonly steps: number }[];
}

type PathOptions = Omit<LadderOptions, 'givens'>;

/**
 * Solves by logic alone, at each moment with the first technique of the list that applies. The givens are the
 * puzzle's; whether they leave one solution is proved where that counts, unless it is said.
 */
export function solveByLogic(
  { givens }: Pick<Puzzle, 'givens'>,
  { techniques, unique }: PathOptions = {},
): LadderSolution {
  const rungs = rungsNamed(techniques);
  const steps: LadderStep[] = [];
  let position = Position.fromGrid(givens);
  while (!position.emptyCells.isEmpty) {
    const step = firstStep(rungs, { position, givens, unique });
    if (!step) break;
    steps.push(step);
    position = applyStep(position, step);
  }
  return { solved: position.isSolved, steps };
}

function countsOf(steps: readonly LadderStep[]): LadderRating['counts'] {
  return LADDER_IDS.map((id) => ({
    technique: id,
    steps: steps.filter(({ technique }) => technique === id).length,
  })).filter(({ steps: count }) => count > 0);
}

/**
 * How hard a puzzle is by the ladder. The level is that of the hardest technique on its easiest-first path, which
 * takes a technique only where those before it find nothing; it doesn't look for their `variants`. Easy, medium and hard
 * are what the course says, wherever the course finishes the puzzle; the course's `beyond` is hard, expert or extreme.
 */
export function rate(puzzle: Pick<Puzzle, 'givens'>, options?: PathOptions): LadderRating {
  const { solved, steps } = solveByLogic(puzzle, options);
  const counts = countsOf(steps);
  const hardest = counts.at(-1)?.technique;
  const scoreOf = ({ technique }: LadderStep) => rungNamed(technique)?.score ?? 0;
  return {
    level: solved ? ((hardest && rungNamed(hardest)?.level) ?? 'easy') : 'beyond',
    hardest,
    score: steps.reduce((sum, step) => sum + scoreOf(step), 0),
    counts,
  };
}
