import { arePeers, CELLS, type Cell, type Digit } from '@nanpure/engine';
import { cellOf, type Game, markedMistakes, statusOf } from '@nanpure/engine/game';

/** Whether the board shows that one of a digit's places is wrong: it is marked, or sees another one. */
function isOneWrong(game: Game, digit: Digit, places: readonly Cell[]): boolean {
  return (
    places.some((cell) => places.some((other) => arePeers(cell, other))) ||
    markedMistakes(game).some((mistake) => mistake.digit === digit)
  );
}

/**
 * Whether a digit is done with: it stands nine times, and nothing in sight says that one of them is
 * wrong. Where wrong digits may stand, they must not close the right place of one.
 */
export function isSpent(game: Game, digit: Digit): boolean {
  const places = CELLS.filter((cell) => cellOf(game, cell).value === digit);
  return (
    places.length >= 9 && statusOf(game) !== 'full-but-wrong' && !isOneWrong(game, digit, places)
  );
}
