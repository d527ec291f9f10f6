import type { Cell } from '../types.ts';
import { type Change, cellOf, type Game, type GameCell } from './game.ts';

function sameCell(a: GameCell, b: GameCell): boolean {
  return a.value === b.value && a.notes.join() === b.notes.join();
}

/** The cells with one side of a change put in. */
function cellsWith(game: Game, change: Change, side: 'before' | 'after'): readonly GameCell[] {
  const changed = new Map(change.map((each) => [each.cell, each[side]]));
  return game.cells.map((old, cell) => changed.get(cell) ?? old);
}

/** The game with new contents in some cells, as one move in its history; the same where nothing differs. */
export function change(game: Game, contents: ReadonlyMap<Cell, GameCell>): Game {
  const changes = [...contents]
    .map(([cell, after]) => ({ cell, before: cellOf(game, cell), after }))
    .filter(({ before, after }) => !sameCell(before, after));
  if (changes.length === 0) return game;
  return {
    ...game,
    cells: cellsWith(game, changes, 'after'),
    past: [...game.past, changes],
    future: [],
    rejection: undefined,
  };
}

/** The game before its latest move; the same game where there is none. */
export function undo(game: Game): Game {
  const latest = game.past.at(-1);
  if (!latest) return game;
  return {
    ...game,
    cells: cellsWith(game, latest, 'before'),
    past: game.past.slice(0, -1),
    future: [...game.future, latest],
    rejection: undefined,
  };
}

/** The game after the move that undo took back last; the same game where there is none. */
export function redo(game: Game): Game {
  const next = game.future.at(-1);
  if (!next) return game;
  return {
    ...game,
    cells: cellsWith(game, next, 'after'),
    past: [...game.past, next],
    future: game.future.slice(0, -1),
    rejection: undefined,
  };
}

/** Whether the histories lead to and from these very cells: walks all the way back and forth again. */
export function isConsistent(game: Game): boolean {
  const fits = (cells: readonly GameCell[], part: Change, side: 'before' | 'after') =>
    part.every((each) => sameCell(cellOf({ cells }, each.cell), each[side]));
  let back = game;
  for (let latest = back.past.at(-1); latest; latest = back.past.at(-1)) {
    if (!fits(back.cells, latest, 'after')) return false;
    back = undo(back);
  }
  let ahead = game;
  for (let next = ahead.future.at(-1); next; next = ahead.future.at(-1)) {
    if (!fits(ahead.cells, next, 'before')) return false;
    ahead = redo(ahead);
  }
  return true;
}
