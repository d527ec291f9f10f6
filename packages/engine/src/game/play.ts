import { peersOf } from '../houses.ts';
import type { Candidate, Cell, Digit } from '../types.ts';
import { cellOf, type Game, type GameCell, isGiven, isWon } from './game.ts';
import { change, redo, undo } from './history.ts';
import { rejectionOf } from './rejection.ts';

/** What a player can do to the board. */
export type Move =
  | { readonly type: 'answer'; readonly cell: Cell; readonly digit: Digit }
  | { readonly type: 'note'; readonly cell: Cell; readonly digit: Digit }
  | { readonly type: 'clear-answer'; readonly cell: Cell }
  | { readonly type: 'clear-notes'; readonly cell: Cell }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

function toggled(notes: readonly Digit[], digit: Digit): readonly Digit[] {
  return notes.includes(digit)
    ? notes.filter((note) => note !== digit)
    : [...notes, digit].sort((a, b) => a - b);
}

/** The peers whose notes name the digit, without that note. */
function peersWithoutNote(game: Game, { cell, digit }: Candidate): [Cell, GameCell][] {
  return [...peersOf(cell)]
    .filter((peer) => cellOf(game, peer).notes.includes(digit))
    .map((peer) => {
      const { value, notes } = cellOf(game, peer);
      return [peer, { value, notes: notes.filter((note) => note !== digit) }];
    });
}

function place(game: Game, entry: Candidate): Game {
  const peers = game.config.removeNotes ? peersWithoutNote(game, entry) : [];
  return change(game, new Map([[entry.cell, { value: entry.digit, notes: [] }], ...peers]));
}

/** A digit entered as an answer: placed where it is right, refused and counted where it is wrong. */
function answer(game: Game, { cell, digit }: Candidate): Game {
  if (isGiven(game, cell) || cellOf(game, cell).value === digit) return game;
  const rejection = rejectionOf(game, { cell, digit });
  return rejection
    ? { ...game, mistakes: game.mistakes + 1, rejection }
    : place(game, { cell, digit });
}

function toggleNote(game: Game, { cell, digit }: Candidate): Game {
  const { value, notes } = cellOf(game, cell);
  if (value !== 0) return game;
  return change(game, new Map([[cell, { value, notes: toggled(notes, digit) }]]));
}

function clearAnswer(game: Game, cell: Cell): Game {
  if (isGiven(game, cell)) return game;
  return change(game, new Map([[cell, { value: 0, notes: cellOf(game, cell).notes }]]));
}

function clearNotes(game: Game, cell: Cell): Game {
  return change(game, new Map([[cell, { value: cellOf(game, cell).value, notes: [] }]]));
}

/**
 * The game after a move. A move that can't be made (on a given, on a game that is won, with nothing
 * to undo) gives back the very same game.
 */
export function play(game: Game, move: Move): Game {
  if (isWon(game)) return game;
  switch (move.type) {
    case 'answer':
      return answer(game, move);
    case 'note':
      return toggleNote(game, move);
    case 'clear-answer':
      return clearAnswer(game, move.cell);
    case 'clear-notes':
      return clearNotes(game, move.cell);
    case 'undo':
      return undo(game);
    case 'redo':
      return redo(game);
  }
}
