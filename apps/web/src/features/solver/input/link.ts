import { withLostDots } from '@nanpure/content/lost-dots';
import { fragmentOf, PUZZLE_PARAMETER } from '@nanpure/content/puzzle-fragment';
import { formatPosition, parsePosition } from '@nanpure/engine';
import type { SolvableBoard } from '../worker/messages.ts';

/** What a board is in a link: its digits as written, or, where candidates are gone, all of it. */
function payloadOf({ grid, candidates }: SolvableBoard): string {
  if (!candidates) return grid;
  const position = parsePosition({ grid, candidates });
  return position.ok ? formatPosition(position.value, 'compact') : grid;
}

/** The part of an address that says a board; empty for an empty one. It is read in the browser and goes nowhere. */
export function hashOf(board: SolvableBoard): string {
  return /[1-9]/.test(board.grid) ? fragmentOf(payloadOf(board)) : '';
}

/** Behind the board: which step of the way is on show, counted from 1. */
const PLACE = /&step=(\d{1,3})$/;

/** The same with the step that is on show, counted from 0: the first one needn't be said. */
export function hashAt(board: SolvableBoard, step: number): string {
  const hash = hashOf(board);
  return hash && step > 0 ? `${hash}&step=${step + 1}` : hash;
}

/** Which step an address shows, counted from 0. */
export function stepInHash(hash: string): number {
  return Math.max(0, Number(PLACE.exec(hash)?.[1] ?? 1) - 1);
}

/** What an address says of a board, as it is written there; undefined where it says nothing. */
export function textInHash(hash: string): string | undefined {
  if (!hash.startsWith(PUZZLE_PARAMETER)) return undefined;
  const found = hash.replace(PLACE, '').slice(PUZZLE_PARAMETER.length);
  try {
    return withLostDots(decodeURIComponent(found));
  } catch {
    // Not encoded as addresses are: as it is.
    return found;
  }
}
