import { article } from '../../../hints/en/names.ts';
import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'Let a row or a column tell you something about a box.',
  ask: ({ houses, digits }) =>
    `Where can ${article(digits)} still go in ${houses}? Tap every cell with room for it.`,
  right: ({ across }) => `There is something about these cells: all of them are in ${across}.`,
  pattern: ({ digits, houses, across }) =>
    `All places for ${article(digits)} in ${houses} are inside one box, ${across}. This is a box-line reduction.`,
  follows: ({ digits, houses, across }) =>
    `One of these cells gets the ${digits}. Whichever it is, ${across} then has its ${digits}, in ${houses}.`,
  strike: ({ digits, across }) =>
    `So the rest of ${across} can’t have ${article(digits)}. Tap every cell that loses its ${digits}.`,
  struck: ({ losing, digits, houses }) =>
    `The box gets its ${digits} in ${houses}, so ${losing} can’t have it.`,
  rule: 'The line needs the digit, and all its places there are in one box. So the box gets its digit in this line, and nowhere else. A pointing pair goes from a box to a line; this goes from a line to a box.',
  notOne: () =>
    'One more place in the line, outside the box, and it doesn’t work: the digit may go there.',
  search:
    'Go through the rows and the columns, three cells at a time, box by box. Is one of the digits that the line lacks possible in only one of the three boxes? Then the rest of that box loses the digit. If it isn’t noted there, move on to the next digit.',
  mistake:
    'Looking at the box first. Check the whole line, all nine cells. Then strike out in the box, never along the line.',
  again: ({ digits }) =>
    `Only the ${digits}s are noted here. One row or column has all its ${digits}s in one box, and strikes something out there. Tap those cells of the line.`,
  againRight: 'Lines with few empty cells are the best place to look.',
};
