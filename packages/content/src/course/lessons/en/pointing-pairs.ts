import { article, capital } from '../../../hints/en/names.ts';
import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'Let a box tell you something about a row or a column.',
  ask: ({ houses, digits }) =>
    `Where can ${article(digits)} still go in ${houses}? Tap every cell with room for it.`,
  right: ({ across }) => `There is something about these cells: all of them are in ${across}.`,
  pattern: ({ digits, houses, across }) =>
    `All places for ${article(digits)} in ${houses} are in one line, ${across}. They point along it like an arrow: this is a pointing pair.`,
  follows: ({ digits, across, houses }) =>
    `One of these cells gets the ${digits}. Whichever it is, ${across} then has its ${digits}, inside ${houses}.`,
  strike: ({ digits, across }) =>
    `So the rest of ${across} can’t have ${article(digits)}. Tap every cell that loses its ${digits}.`,
  struck: ({ losing, digits, across }) =>
    `${capital(across)} gets its ${digits} in the box, so ${losing} can’t have it.`,
  rule: 'The box needs the digit, and all its places there are in one line. So the line gets its digit inside this box, and nowhere else.',
  notOne: () =>
    'One more place in the box, off the line, and nothing points any more: the digit may go there.',
  search:
    'Take the digits one after another, and for each of them one box after another. Only two or three places left in the box, all in one row or one column? Follow that line out of the box: its other cells lose the digit. If none of those cells has it as a note, move on to the next box.',
  mistake:
    'Striking out inside the box. The places in the box stay, and so does the rest of the box: only the line outside loses the digit.',
  again: ({ digits }) =>
    `Only the ${digits}s are noted here. In one box they point along a line, and strike something out there. Tap the cells that point.`,
  againRight: 'When a search for a single fails by one cell, check whether the cells point.',
};
