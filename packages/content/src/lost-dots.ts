import { parsePuzzle } from '@nanpure/engine';

const CELLS_OF_BOARD = 81;

/** No mail program has to drop more: so few signs are another mistake. */
const FEWEST_SIGNS = 60;

/**
 * The puzzle of a link, with the dots at its end again that a mail program has dropped: former links had dots for empty
 * cells. Only where that makes a puzzle of it, as a sign may be missing elsewhere.
 */
export function withLostDots(text: string): string {
  const isCut =
    /^[1-9.]+$/.test(text) &&
    text.includes('.') &&
    text.length >= FEWEST_SIGNS &&
    text.length < CELLS_OF_BOARD;
  const whole = text.padEnd(CELLS_OF_BOARD, '.');
  return isCut && parsePuzzle(whole).ok ? whole : text;
}
