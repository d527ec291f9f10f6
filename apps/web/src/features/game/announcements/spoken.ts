import {
  type Cell,
  DIGITS,
  type Digit,
  type House,
  housesOf,
  kindOf,
  Position,
} from '@nanpure/engine';
import { type Game, gridOfGame, remainingOf } from '@nanpure/engine/game';
import { digitsAlong } from '../board/digits-along.ts';

export function houseOf(cell: Cell, kind: 'row' | 'column' | 'box'): House {
  const house = housesOf(cell).find((each) => kindOf(each) === kind);
  if (house === undefined) throw new RangeError(`cell ${cell} lies in no ${kind}`);
  return house;
}

/** The candidates of a cell by the digits on the board, whatever is noted. */
export function possibleDigits(game: Game, cell: Cell): readonly Digit[] {
  return Position.fromGrid(gridOfGame(game)).digitsAt(cell);
}

/** The digits that are not placed nine times, with how many are missing. */
export function digitsToPlace(game: Game): { readonly digit: Digit; readonly count: number }[] {
  return DIGITS.map((digit) => ({ digit, count: remainingOf(game, digit) })).filter(
    ({ count }) => count > 0,
  );
}

export function digitsMissing(game: Game, house: House): readonly Digit[] {
  const present = digitsAlong(game, house);
  return DIGITS.filter((digit) => !present.includes(digit));
}
