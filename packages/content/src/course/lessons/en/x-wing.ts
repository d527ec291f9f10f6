import { article, capital } from '../../../hints/en/names.ts';
import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'See the whole board through one digit: two lines decide two others.',
  ask: ({ firstHouses, digits, across, kind }) =>
    `Only the ${digits}s are noted. ${capital(firstHouses)} has just two, in ${across}. One other ${kind} has just two as well, in the same places. Tap a cell of it.`,
  right: ({ lastHouse, digits }) => `The ${digits}s of ${lastHouse} stand in line with the others.`,
  pattern: ({ digits, houses, across }) =>
    `${capital(houses)} can have ${article(digits)} only in ${across}. The four cells are the corners of a rectangle: an X-Wing.`,
  follows: ({ kind, acrossKind, digits, across }) =>
    `Each of the two ${kind}s needs ${article(digits)}, and they can’t use the same ${acrossKind}. So they share out ${across}, one each.`,
  strike: ({ digits, across }) =>
    `${capital(across)} both get their ${digits} in a corner. Tap every cell there that loses its ${digits}.`,
  struck: ({ losing, digits }) =>
    `Whichever corners have it, ${losing} can’t have ${article(digits)}.`,
  rule: 'Two rows share out two columns: the digit is in opposite corners, like the ends of an X. Either way, both columns have it. It works the same with two columns that share out two rows.',
  notOne: () => 'A third place in one of the two lines, and the rectangle decides nothing.',
  search:
    'Take digit after digit, first those that are on the board about five times. Find the rows where the digit has exactly two places. Two of them with the same two columns? The rest of these columns loses it. If there is nothing to strike out, try the columns in the same way, then the next digit.',
  mistake:
    'Striking out in the wrong direction. Found in two rows: strike out in the columns. Found in two columns: strike out in the rows.',
  again: ({ digits }) =>
    `Only the ${digits}s are noted here. Find an X-Wing that strikes something out, and tap its four corners. It may stand in rows or in columns.`,
  againRight: 'The corners may be far apart: wide rectangles are easily missed.',
};
