import { CELLS, cellOf, type Game, type Move } from '@nanpure/engine';

/** A span of the game's clock, in milliseconds, in which no digit on the board changed and no hint was asked for. */
export interface ThinkingTime {
  readonly from: number;
  readonly until: number;
}

/** One for each move of a history: the time before the entry of a digit; null for other moves. */
type ThinkingTimes = readonly (ThinkingTime | null)[];

/** How long the player thought before each move of the history. */
export interface MoveTimes {
  readonly past: ThinkingTimes;
  readonly future: ThinkingTimes;
  /** When a digit on the board last changed (game clock); undefined if a hint was asked for since. */
  readonly since: number | undefined;
}

/** For a new game, or one whose save has no move times. */
export function newMoveTimes(
  { past, future }: Pick<Game, 'past' | 'future'>,
  elapsed = 0,
): MoveTimes {
  return { past: past.map(() => null), future: future.map(() => null), since: elapsed };
}

/** The saved move times if they are as long as the history, or else new ones. */
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

/** Undo and redo move the times from one side of the history to the other, as they do the moves. */
function moved({ past, future }: MoveTimes, forth: number): Pick<MoveTimes, 'past' | 'future'> {
  const [from, to] = forth < 0 ? [past, future] : [future, past];
  const count = Math.abs(forth);
  const rest = from.slice(0, from.length - count);
  const taken = [...to, ...from.slice(from.length - count).reverse()];
  return forth < 0 ? { past: rest, future: taken } : { past: taken, future: rest };
}

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

/** The move times after a move that changed the game. */
export function moveTimesAfter(moveTimes: MoveTimes, played: Played): MoveTimes {
  if (played.move.type === 'hint') return { ...moveTimes, since: undefined };
  const { past, future } = thinkingTimesAfter(moveTimes, played);
  const isSame = haveSameDigits(played.before, played.after);
  return { past, future, since: isSame ? moveTimes.since : played.elapsed };
}
