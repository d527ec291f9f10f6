import { CELLS, type Cell, cellsOf, DIGITS, HOUSES } from '@nanpure/engine';
import { cellOf, type Game } from '@nanpure/engine/game';
import { isDigitComplete } from '../session/completed-digits.ts';
import { digitsAlong } from './digits-along.ts';

/** Groups of nine cells: those of each house with all nine digits, and of each digit that is done with. */
function finishedGroups(game: Game): ReadonlyMap<string, readonly Cell[]> {
  const houses = HOUSES.filter((house) => {
    const digits = new Set(digitsAlong(game, house));
    return digits.size === 9 && !digits.has(0);
  });
  const digits = DIGITS.filter((digit) => isDigitComplete(game, digit));
  return new Map([
    ...houses.map((house) => [`house ${house}`, [...cellsOf(house)]] as const),
    ...digits.map(
      (digit) =>
        [`digit ${digit}`, CELLS.filter((cell) => cellOf(game, cell).value === digit)] as const,
    ),
  ]);
}

/** The cells of the houses and of the digits that are finished now and were not before; none of another puzzle. */
export function newlyFinished(before: Game, after: Game): ReadonlySet<Cell> {
  if (before.puzzle !== after.puzzle) return new Set();
  const old = finishedGroups(before);
  const added = [...finishedGroups(after)].filter(([name]) => !old.has(name));
  return new Set(added.flatMap(([, cells]) => cells));
}
