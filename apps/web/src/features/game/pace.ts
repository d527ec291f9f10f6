import { CELLS } from '@nanpure/engine';
import { cellOf, type Game, type Move } from '@nanpure/engine/game';

/** A span of the game's clock, in milliseconds, in which the player was alone with the digits on the board. */
export interface Thought {
  readonly from: number;
  readonly until: number;
}

/** One for each move of a history: what went before the entry of a digit; null for all other moves. */
type Thoughts = readonly (Thought | null)[];

/** How a game went in time, beside its history. */
export interface Pace {
  readonly past: Thoughts;
  readonly future: Thoughts;
  /** Since when the digits on the board have been the same; undefined if a hint was asked for since. */
  readonly since: number | undefined;
}

/** The pace of a game that begins, or that goes on from a save that knows nothing of it. */
export function newPace({ past, future }: Pick<Game, 'past' | 'future'>, elapsed = 0): Pace {
  return { past: past.map(() => null), future: future.map(() => null), since: elapsed };
}

/** The pace as it was saved, where it fits the history that it belongs to. */
export function restorePace(game: Game, saved: Pace | undefined, elapsed: number): Pace {
  const fits =
    saved?.past.length === game.past.length && saved.future.length === game.future.length;
  return fits ? saved : newPace(game, elapsed);
}

function haveSameDigits(before: Game, after: Game): boolean {
  return CELLS.every((cell) => cellOf(before, cell).value === cellOf(after, cell).value);
}

/** Moves that were undone, and those that were redone, take with them what is known of them. */
function moved({ past, future }: Pace, forth: number): Pick<Pace, 'past' | 'future'> {
  const [from, to] = forth < 0 ? [past, future] : [future, past];
  const count = Math.abs(forth);
  const rest = from.slice(0, from.length - count);
  const taken = [...to, ...from.slice(from.length - count).reverse()];
  return forth < 0 ? { past: rest, future: taken } : { past: taken, future: rest };
}

/** A step in the game's time: two moments of it, and what was done between them. */
interface Played {
  readonly before: Game;
  readonly after: Game;
  readonly move: Move;
  /** The game's clock, in milliseconds. */
  readonly elapsed: number;
}

function thoughtsAfter(pace: Pace, { before, after, move, elapsed }: Played) {
  const grown = after.past.length - before.past.length;
  if (grown < 0 || move.type === 'redo') return moved(pace, grown);
  if (grown === 0) return pace;
  const isThought = move.type === 'answer' && pace.since !== undefined;
  const thought = isThought ? { from: pace.since, until: elapsed } : null;
  return { past: [...pace.past, thought], future: [] };
}

/** The pace after a move that changed the game. */
export function paceAfter(pace: Pace, played: Played): Pace {
  if (played.move.type === 'hint') return { ...pace, since: undefined };
  const { past, future } = thoughtsAfter(pace, played);
  const isSame = haveSameDigits(played.before, played.after);
  return { past, future, since: isSame ? pace.since : played.elapsed };
}
