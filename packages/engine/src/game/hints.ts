import { valueAt } from '../grid.ts';
import { Position } from '../position.ts';
import type { Candidate, Digit } from '../types.ts';
import { type Cells, withDigit, withoutNotes } from './cells.ts';
import { cellOf, type Game, type GameCell, gridOfGame, isWon } from './game.ts';
import { change } from './history.ts';

/**
 * What a hint concludes: digits that go into cells, and digits that don't. A `Hint` is one, a
 * `Step` too.
 */
export interface Conclusion {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** Whether the player may ask for another hint. */
export function canRequestHint(game: Game): boolean {
  const { maxHints } = game.config;
  return !isWon(game) && (maxHints === null || game.hintsUsed < maxHints);
}

/** One more hint used; the very same game where none is left. */
export function countHint(game: Game): Game {
  return canRequestHint(game)
    ? { ...game, hintsUsed: game.hintsUsed + 1, rejection: undefined }
    : game;
}

function agreesWithSolution({ puzzle }: Game, { placements, eliminations }: Conclusion): boolean {
  const isRight = ({ cell, digit }: Candidate) => valueAt(puzzle.solution, cell) === digit;
  return placements.every(isRight) && !eliminations.some(isRight);
}

/** The digits that are eliminated, by cell. */
function digitsByCell(eliminations: readonly Candidate[]): ReadonlyMap<number, readonly Digit[]> {
  return eliminations.reduce(
    (digits, { cell, digit }) => digits.set(cell, [...(digits.get(cell) ?? []), digit]),
    new Map<number, readonly Digit[]>(),
  );
}

/** A cell without the digits that are eliminated there. */
function without(
  contents: GameCell,
  eliminated: readonly Digit[],
  candidates: readonly Digit[],
): GameCell {
  const { value, notes } = contents;
  if (value !== 0) return eliminated.includes(value) ? { ...contents, value: 0 } : contents;
  return withoutNotes(notes.length > 0 ? contents : { ...contents, notes: candidates }, eliminated);
}

/** The board after eliminations: none of their digits stands or is noted in its cell. */
function withEliminations(game: Game, eliminations: readonly Candidate[]): Cells {
  const position = Position.fromGrid(gridOfGame(game));
  const byCell = digitsByCell(eliminations);
  return game.cells.map((contents, cell) => {
    const eliminated = byCell.get(cell);
    return eliminated ? without(contents, eliminated, position.digitsAt(cell)) : contents;
  });
}

/**
 * What a hint concludes, carried out as one move. An eliminated digit goes from the board if it
 * stands there, and from the notes; where a cell has no notes, its other candidates are noted, as
 * otherwise nothing of the conclusion would remain. A conclusion that contradicts the solution, as
 * no hint does, changes nothing.
 */
export function applyHint(game: Game, conclusion: Conclusion): Game {
  if (!agreesWithSolution(game, conclusion)) return game;
  const cells = conclusion.placements
    .filter(({ cell, digit }) => cellOf(game, cell).value !== digit)
    .reduce(
      (before, placement) => withDigit(before, placement, game.config),
      withEliminations(game, conclusion.eliminations),
    );
  return change(game, cells);
}
