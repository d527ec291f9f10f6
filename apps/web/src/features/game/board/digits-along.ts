import { cellsOf, type House } from '@nanpure/engine';
import { cellOf, type Game } from '@nanpure/engine/game';

/** The digits of the nine cells of a house in order; 0 for an empty cell. */
export function digitsAlong(game: Game, house: House): readonly number[] {
  return [...cellsOf(house)].map((cell) => cellOf(game, cell).value);
}
