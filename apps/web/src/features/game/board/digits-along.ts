import { cellOf, cellsOf, type Game, type House } from '@nanpure/engine';

/** The digits of the nine cells of a house in order; 0 for an empty cell. */
export function digitsAlong(game: Game, house: House): readonly number[] {
  return [...cellsOf(house)].map((cell) => cellOf(game, cell).value);
}
