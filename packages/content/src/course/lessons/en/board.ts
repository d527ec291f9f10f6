import { capital } from '../../../hints/en/names.ts';
import type { ReadingWords } from '../words.ts';

export const words: ReadingWords = {
  aim: 'See what a digit decides, and place your first ones.',
  titles: {
    last: 'Where?',
    digit: 'Which digit?',
    house: 'What a house is',
    sees: 'What a cell sees',
    both: 'Seen twice',
  },
  last: 'One row of this board has only one empty cell. Tap that cell.',
  lastRight: ({ houses, cell }) => `${capital(cell)} is the last empty cell of ${houses}.`,
  lastWrong: ({ houses, count }) =>
    `${capital(houses)} has ${count} empty cells. Look for a row with just one.`,
  digit: ({ houses }) =>
    `Every row has each digit from 1 to 9 once. Which one is missing in ${houses}?`,
  digitRight: ({ digit, cell }) => `${digit} was missing, so it goes in ${cell}.`,
  house:
    'Columns and boxes need each digit once, too. A row, a column or a box is called a house: every cell belongs to one of each.',
  sees: ({ cell }) =>
    `${capital(cell)} shares a house with 20 other cells. We say that it sees them: none of them may have the same digit.`,
  both: ({ cells }) => `Two cells are marked: ${cells}. Tap an empty cell that sees both.`,
  bothRight: 'It can have neither of the two marked digits.',
  bothWrong: ({ cell, cells }) =>
    `${capital(cell)} doesn’t see ${cells}: they share no row, no column and no box.`,
  rule: 'Each digit stands once in every house: that is the only rule there is. So a house with one empty cell always tells you its digit.',
  open: ({ houses, digits }) =>
    `In ${houses}, two cells are empty, and ${digits} are missing. Each digit fits in both cells: wait until something else tells them apart.`,
  mistake:
    'Looking along the row and the column, and forgetting the box. Always look at all three houses of a cell.',
};
