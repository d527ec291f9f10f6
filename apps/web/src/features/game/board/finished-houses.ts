import { type Cell, cellsOf, type Game, HOUSES, type House } from '@nanpure/engine';
import { digitsAlong } from './digits-along.ts';

function finishedHouses(game: Game): readonly House[] {
  return HOUSES.filter((house) => {
    const digits = new Set(digitsAlong(game, house));
    return digits.size === 9 && !digits.has(0);
  });
}

/** The cells of the houses that have all nine digits now and had not before. */
export function newlyFinished(before: Game, after: Game): ReadonlySet<Cell> {
  const old = finishedHouses(before);
  const added = finishedHouses(after).filter((house) => !old.includes(house));
  return new Set(added.flatMap((house) => [...cellsOf(house)]));
}
