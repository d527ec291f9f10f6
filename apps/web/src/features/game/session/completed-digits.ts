import {
  arePeers,
  CELLS,
  type Cell,
  cellOf,
  type Digit,
  type Game,
  markedMistakes,
  statusOf,
} from '@nanpure/engine';

/** Whether one of a digit's cells is visibly wrong: marked as a mistake, or a peer of another one. */
function isOneWrong(game: Game, digit: Digit, places: readonly Cell[]): boolean {
  return (
    places.some((cell) => places.some((other) => arePeers(cell, other))) ||
    markedMistakes(game).some((mistake) => mistake.digit === digit)
  );
}

/**
 * Whether all nine of a digit are placed, as far as the player can see. Policies that let wrong digits
 * stand must not disable the key of a digit whose right cell is still empty.
 */
export function isDigitComplete(game: Game, digit: Digit): boolean {
  const places = CELLS.filter((cell) => cellOf(game, cell).value === digit);
  return (
    places.length >= 9 && statusOf(game) !== 'full-but-wrong' && !isOneWrong(game, digit, places)
  );
}
