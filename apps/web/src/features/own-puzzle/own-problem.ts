import { formatGrid, type Puzzle, rate } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import { BEYOND_LADDER, type OwnRating } from './own-rating.ts';
import { rateInWorker } from './rating-client.ts';

/** What a puzzle takes: by the techniques of the course at once, else by the ladder, in a worker. */
async function ratingOf(puzzle: Puzzle, signal: AbortSignal): Promise<OwnRating> {
  const { difficulty, techniquesRequired } = rate(puzzle);
  if (difficulty !== 'beyond') return { difficulty, techniquesRequired };
  const asked = await rateInWorker({ givens: formatGrid(puzzle.givens) }, signal);
  // Not rated, it can be played all the same.
  if (!asked.ok) return { difficulty: 'hard', techniquesRequired: [] };
  const { isSolved, techniques } = asked.value;
  const beyond = isSolved ? [] : [BEYOND_LADDER];
  return { difficulty: 'hard', techniquesRequired: [...techniques, ...beyond] };
}

/** The player's own puzzle as a problem: what it is called follows from the techniques that it takes. */
export async function ownProblem(puzzle: Puzzle, signal: AbortSignal): Promise<Problem> {
  return { id: `own-${formatGrid(puzzle.givens)}`, puzzle, ...(await ratingOf(puzzle, signal)) };
}
