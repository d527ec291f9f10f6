import { CELLS, cellOf, type Game, type Move } from '@nanpure/engine';

/** A span of the game's clock, in milliseconds, in which the player was alone with the digits on the board. */
export interface ThinkingTime {
  readonly from: number;
  readonly until: number;
}

/** One for each move of a history: what went before the entry of a digit; null for all other moves. */
type ThinkingTimes = readonly (ThinkingTime | null)[];

/** How a game went in time, beside its history. */
export interface MoveTimes {
  readonly past: ThinkingTimes;
  readonly future: ThinkingTimes;
  /** Since when the digits on the board have been the same; undefined if a hint was asked for since. */
  readonly since: number | undefined;
}

/** The moveTimes of a game that begins, or that goes on from a save that knows nothing of it. */
export function newMoveTimes(
  { past, future }: Pick<Game, 'past' | 'future'>,
  elapsed = 0,
): MoveTimes {
  return { past: past.map(() => null), future: future.map(() => null), since: elapsed };
}

/** The moveTimes as it was saved, where it fits the history that it belongs to. */
export function restoreMoveTimes(
  game: Game,
  saved: MoveTimes | undefined,
  elapsed: number,
): MoveTimes {
  const fits =
    saved?.past.length === game.past.length && saved.future.length === game.future.length;
  return fits ? saved : newMoveTimes(game, elapsed);
}

function haveSameDigits(before: Game, after: Game): boolean {
  return CELLS.every((cell) => cellOf(before, cell).value === cellOf(after, cell).value);
}

/** Moves that were undone, and those that were redone, take with them what is known of them. */
function moved({ past, future }: MoveTimes, forth: number): Pick<MoveTimes, 'past' | 'future'> {
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

function thinkingTimesAfter(moveTimes: MoveTimes, { before, after, move, elapsed }: Played) {
  const grown = after.past.length - before.past.length;
  if (grown < 0 || move.type === 'redo') return moved(moveTimes, grown);
  if (grown === 0) return moveTimes;
  const isEntry = move.type === 'answer' && moveTimes.since !== undefined;
  const thinkingTime = isEntry ? { from: moveTimes.since, until: elapsed } : null;
  return { past: [...moveTimes.past, thinkingTime], future: [] };
}

/** The moveTimes after a move that changed the game. */
export function moveTimesAfter(moveTimes: MoveTimes, played: Played): MoveTimes {
  if (played.move.type === 'hint') return { ...moveTimes, since: undefined };
  const { past, future } = thinkingTimesAfter(moveTimes, played);
  const isSame = haveSameDigits(played.before, played.after);
  return { past, future, since: isSame ? moveTimes.since : played.elapsed };
}
