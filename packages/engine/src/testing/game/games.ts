import { cellOf, type Game, newGame } from '../../game/game.ts';
import { type Move, play } from '../../game/play.ts';
import { valueAt } from '../../grid.ts';
import { CELLS } from '../../houses.ts';
import type { Cell, Digit } from '../../types.ts';
import { digitFrom, puzzleFrom } from '../boards.ts';
import { cellNamed } from '../notation.ts';

/** A well-known puzzle; its first row is solved by 534678912. */
export const GAME_PUZZLE = puzzleFrom(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);

/** A new game of that puzzle. */
export const NEW_GAME: Game = newGame(GAME_PUZZLE);

/** The move of entering a digit as an answer, with the cell by name. */
export function answer(name: string, digit: Digit): Move {
  return { type: 'answer', cell: cellNamed(name), digit };
}

/** The move of toggling a note. */
export function note(name: string, digit: Digit): Move {
  return { type: 'note', cell: cellNamed(name), digit };
}

/** The move of taking an answer away. */
export function clearAnswer(name: string): Move {
  return { type: 'clear-answer', cell: cellNamed(name) };
}

export const UNDO: Move = { type: 'undo' };
export const REDO: Move = { type: 'redo' };

/** The game after several moves. */
export function playAll(game: Game, ...moves: Move[]): Game {
  return moves.reduce(play, game);
}

/** The game with the right digit in every cell, but for those that are left out. */
export function playedToEnd(game: Game, ...leftOut: Cell[]): Game {
  const open = CELLS.filter((cell) => cellOf(game, cell).value === 0 && !leftOut.includes(cell));
  return open.reduce((before, cell) => {
    const digit = digitFrom(valueAt(game.puzzle.solution, cell));
    return play(before, { type: 'answer', cell, digit });
  }, game);
}

/** The digit of a cell, by name. */
export function valueIn(game: Game, name: string): number {
  return cellOf(game, cellNamed(name)).value;
}

/** The notes of a cell, by name. */
export function notesIn(game: Game, name: string): readonly Digit[] {
  return cellOf(game, cellNamed(name)).notes;
}

/** A game as it comes back from storage or from another thread. */
export function throughJson(game: Game): Game {
  return JSON.parse(JSON.stringify(game));
}
