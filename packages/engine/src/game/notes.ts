import { Position } from '../position.ts';
import type { Candidate, Cell } from '../types.ts';
import { toggled, withContents } from './cells.ts';
import { cellOf, type Game, gridOfGame } from './game.ts';
import { change } from './history.ts';

/** A note set, or removed where it is there already. Where a digit stands, nothing is noted. */
export function toggleNote(game: Game, { cell, digit }: Candidate): Game {
  const contents = cellOf(game, cell);
  if (contents.value !== 0) return game;
  const notes = toggled(contents.notes, digit);
  return change(game, withContents(game.cells, cell, { ...contents, notes }));
}

/** All notes of a cell taken away, but for those in its middle. */
export function clearNotes(game: Game, cell: Cell): Game {
  return change(game, withContents(game.cells, cell, { ...cellOf(game, cell), notes: [] }));
}

/** All notes of the board taken away, of both kinds. */
export function clearAllNotes(game: Game): Game {
  return change(
    game,
    game.cells.map((contents) => ({ ...contents, notes: [], centreNotes: undefined })),
  );
}

/**
 * Every empty cell with all the candidates that the digits on the board leave it, in place of the
 * notes that it had. Wrong digits count like right ones: notes tell nothing about the solution.
 */
export function fillNotes(game: Game): Game {
  const position = Position.fromGrid(gridOfGame(game));
  return change(
    game,
    game.cells.map((contents, cell) => ({ ...contents, notes: position.digitsAt(cell) })),
  );
}
