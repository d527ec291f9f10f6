import { cellOf, cellsOf, type Game, type House } from '@nanpure/engine';

/** The nine cells of a house in order, as their digits; 0 where one is empty. */
export function digitsAlong(game: Game, house: House): readonly number[] {
  return [...cellsOf(house)].map((cell) => cellOf(game, cell).value);
}
