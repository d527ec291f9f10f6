import type { Cell, Digit } from '../types.ts';
import { bare, type NoteKind, notesOf, toggled, withNotes } from './cells.ts';
import type { CellColour } from './colours.ts';
import { cellOf, type Game, type GameCell, isEditable } from './game.ts';
import { change } from './history.ts';

/**
 * What can be taken from several cells. `entries`: answers, and notes of both kinds; `notes`: only those in a place
 * for each digit; `centre-notes`: only those in the middle.
 */
export type Clearing = 'entries' | 'notes' | 'centre-notes' | 'colours';

/** All kinds of what can be taken from several cells. */
export const CLEARINGS: readonly Clearing[] = ['entries', 'notes', 'centre-notes', 'colours'];

/** Some cells with other contents, as one move. */
function changeCells(game: Game, cells: readonly Cell[], edit: (cell: GameCell) => GameCell): Game {
  const chosen = new Set(cells);
  return change(
    game,
    game.cells.map((contents, cell) => (chosen.has(cell) ? edit(contents) : contents)),
  );
}

/** A note set in all of some cells, or removed where all have it. Where a digit stands, nothing is noted. */
export function noteInCells(
  game: Game,
  { cells, digit }: { readonly cells: readonly Cell[]; readonly digit: Digit },
  kind: NoteKind,
): Game {
  const empty = cells.filter((cell) => cellOf(game, cell).value === 0);
  const isNoted = (contents: GameCell) => notesOf(contents, kind).includes(digit);
  const areAllNoted = empty.every((cell) => isNoted(cellOf(game, cell)));
  return changeCells(game, empty, (contents) =>
    isNoted(contents) === areAllNoted
      ? withNotes(contents, kind, toggled(notesOf(contents, kind), digit))
      : contents,
  );
}

/** A colour given to all of some cells, givens too, or taken from them where all have it. */
export function colourCells(
  game: Game,
  { cells, colour }: { readonly cells: readonly Cell[]; readonly colour: CellColour },
): Game {
  const areAllColoured = cells.every((cell) => cellOf(game, cell).colour === colour);
  return changeCells(game, cells, (contents) => ({
    ...contents,
    colour: areAllColoured ? undefined : colour,
  }));
}

const WITHOUT: Readonly<Record<Clearing, (contents: GameCell) => GameCell>> = {
  entries: (contents) => bare(contents, 0),
  notes: (contents) => ({ ...contents, notes: [] }),
  'centre-notes': (contents) => ({ ...contents, centreNotes: undefined }),
  colours: (contents) => ({ ...contents, colour: undefined }),
};

/** All that the player has entered in some cells taken away, or one kind of it. Givens stay. */
export function clearCells(
  game: Game,
  { cells, what }: { readonly cells: readonly Cell[]; readonly what: Clearing },
): Game {
  const concerned = what === 'colours' ? cells : cells.filter((cell) => isEditable(game, cell));
  return changeCells(game, concerned, WITHOUT[what]);
}
