import { CELLS } from '../houses.ts';
import { type Cells, NOTE_KINDS, notesOf } from './cells.ts';
import { type Change, cellOf, type Game, type GameCell } from './game.ts';

type Side = 'before' | 'after';

function sameContents(a: GameCell, b: GameCell): boolean {
  return (
    a === b ||
    (a.value === b.value &&
      a.colour === b.colour &&
      NOTE_KINDS.every((kind) => notesOf(a, kind).join() === notesOf(b, kind).join()))
  );
}

/** The cells with one side of a change put in. */
function cellsWith(cells: Cells, change: Change, side: Side): Cells {
  const changed = new Map(change.map((each) => [each.cell, each[side]]));
  return cells.map((old, cell) => changed.get(cell) ?? old);
}

/**
 * The game with other contents in its cells, as one move in its history; the very same game where
 * nothing differs.
 */
export function change(game: Game, cells: Cells): Game {
  const changes = CELLS.map((cell) => ({
    cell,
    before: cellOf(game, cell),
    after: cellOf({ cells }, cell),
  })).filter(({ before, after }) => !sameContents(before, after));
  if (changes.length === 0) return game;
  return { ...game, cells, past: [...game.past, changes], future: [], rejection: undefined };
}

/** The game before its latest move; the very same game where there is none. */
export function undo(game: Game): Game {
  const latest = game.past.at(-1);
  if (!latest) return game;
  return {
    ...game,
    cells: cellsWith(game.cells, latest, 'before'),
    past: game.past.slice(0, -1),
    future: [...game.future, latest],
    rejection: undefined,
  };
}

/** The game after the move that undo took back last; the very same game where there is none. */
export function redo(game: Game): Game {
  const next = game.future.at(-1);
  if (!next) return game;
  return {
    ...game,
    cells: cellsWith(game.cells, next, 'after'),
    past: [...game.past, next],
    future: game.future.slice(0, -1),
    rejection: undefined,
  };
}

/**
 * Whether changes, the next one last, can be made one after the other from one side to the other.
 */
function leadsOn(start: Cells, changes: readonly Change[], from: Side, to: Side): boolean {
  let cells = start;
  for (const change of [...changes].reverse()) {
    const fits = change.every((each) => sameContents(cellOf({ cells }, each.cell), each[from]));
    if (!fits) return false;
    cells = cellsWith(cells, change, to);
  }
  return true;
}

/** Whether the histories lead from these very cells: all the way back, and all the way ahead. */
export function isConsistent({ cells, past, future }: Game): boolean {
  return leadsOn(cells, past, 'after', 'before') && leadsOn(cells, future, 'before', 'after');
}
