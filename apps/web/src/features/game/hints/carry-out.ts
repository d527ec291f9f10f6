import type { Candidate } from '@nanpure/engine';
import { type Conclusion, type Game, type Move, play } from '@nanpure/engine/game';
import type { Applying } from './HintPanel.tsx';

/** The cell to select after a hint was carried out. */
export function targetOf({ placements, eliminations }: Conclusion): Candidate | undefined {
  return placements[0] ?? eliminations[0];
}

/** What carrying a hint out does. */
export function applyingOf({ placements, eliminations }: Conclusion): Applying {
  if (placements.length > 0) return 'placement';
  return eliminations.length === 1 ? 'elimination' : 'eliminations';
}

/** The move that carries a hint out; undefined where it changes nothing: the notes may leave it out already. */
export function applyingMove(conclusion: Conclusion, game: Game): Move | undefined {
  const move: Move = { type: 'apply-hint', conclusion };
  return play(game, move) === game ? undefined : move;
}
