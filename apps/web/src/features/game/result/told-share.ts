import { CELLS, valueAt } from '@nanpure/engine';
import type { Session } from '../session/session.ts';

/** How many of the digits that the puzzle asks for hints gave away. */
export function toldShare({ game, hintsTold }: Pick<Session, 'game' | 'hintsTold'>) {
  const total = CELLS.filter((cell) => valueAt(game.puzzle.givens, cell) === 0).length;
  return { told: hintsTold?.cells.length ?? 0, total };
}

/** Whether hints gave away at least half of the digits. */
export function isMostlyTold(session: Pick<Session, 'game' | 'hintsTold'>): boolean {
  const { told, total } = toldShare(session);
  return 2 * told >= total;
}
