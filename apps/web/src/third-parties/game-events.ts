import type { HintFacts } from '../features/game/hints/use-hints.tsx';
import type { ProblemFacts } from '../features/game/start/use-starting-session.ts';
import type { GameFacts } from '../features/game/use-game-events.ts';
import { report } from './index.ts';

/* What is counted of a game, for players who agree. */

/** The first input was made. */
export function countStart({ difficulty, origin }: GameFacts) {
  report({ name: 'game_start', parameters: { difficulty, problem_source: origin } });
}

/** The puzzle was solved. */
export function countWin({ difficulty, origin, elapsed, hintsUsed, mistakes }: GameFacts) {
  report({
    name: 'game_complete',
    parameters: {
      difficulty,
      problem_source: origin,
      completion_time: Math.round(elapsed / 1000),
      hints_used: hintsUsed,
      mistakes_count: mistakes,
    },
  });
}

/** A hint was given. */
export function countHint({ difficulty, technique }: HintFacts) {
  report({ name: 'hint_used', parameters: { difficulty, ...(technique && { technique }) } });
}

/** A puzzle was chosen or made. */
export function countProblem({ difficulty, origin }: ProblemFacts) {
  report({ name: 'problem_generation', parameters: { difficulty, problem_source: origin } });
}
