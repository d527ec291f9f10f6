import type { Language } from '@nanpure/content';
import {
  type Cell,
  cellsOf,
  DIGITS,
  type Digit,
  type House,
  housesOf,
  kindOf,
  Position,
} from '@nanpure/engine';
import { cellOf, type Game, gridOfGame, remainingOf } from '@nanpure/engine/game';

/** The nine cells of a house in order, as their digits; 0 where one is empty. */
export function digitsAlong(game: Game, house: House): readonly number[] {
  return [...cellsOf(house)].map((cell) => cellOf(game, cell).value);
}

/** The house of a kind that a cell lies in. */
export function houseOf(cell: Cell, kind: 'row' | 'column' | 'box'): House {
  const house = housesOf(cell).find((each) => kindOf(each) === kind);
  if (house === undefined) throw new RangeError(`cell ${cell} lies in no ${kind}`);
  return house;
}

/** The digits that the digits on the board leave for a cell. */
export function possibleDigits(game: Game, cell: Cell): readonly Digit[] {
  return Position.fromGrid(gridOfGame(game)).digitsAt(cell);
}

/** The digits with places still to be found, and how many. */
export function digitsToPlace(game: Game): { readonly digit: Digit; readonly count: number }[] {
  return DIGITS.map((digit) => ({ digit, count: remainingOf(game, digit) })).filter(
    ({ count }) => count > 0,
  );
}

/** The digits that a house still lacks. */
export function digitsMissing(game: Game, house: House): readonly Digit[] {
  const present = digitsAlong(game, house);
  return DIGITS.filter((digit) => !present.includes(digit));
}

/**
 * Digits, or what is said of them, as a list without an "and": "1, 2, 5", 「1、2、5」. Browsers have
 * ideas of their own of such lists: some put nothing but spaces between Japanese ones.
 */
export function listIn(language: Language, items: readonly (string | number)[]): string {
  return items.join(language === 'ja' ? '、' : ', ');
}
