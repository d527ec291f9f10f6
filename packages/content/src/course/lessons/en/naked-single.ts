import { capital } from '../../../hints/en/names.ts';
import type { SingleWords } from '../words.ts';

export const words: SingleWords = {
  aim: 'Find a cell in which only one digit fits.',
  ask: ({ cells }) => `Which digit goes in ${cells}? Its row, its column and its box are outlined.`,
  right: ({ digits }) => `Every digit but ${digits} is taken.`,
  see: ({ cells }) =>
    `${capital(cells)} sees eight different digits in its row, its column and its box. They are underlined.`,
  follows: ({ cells, digits }) =>
    `Only ${digits} is not among them, so ${digits} goes in ${cells}.`,
  rule: 'No digit stands twice in a row, a column or a box. The digits that are left for a cell are its candidates. If there is only one, it is the answer: a naked single.',
  notOne: 'Two candidates are left here, so this cell has to wait.',
  search:
    'Pick an empty cell where many digits stand around it. Count from 1 to 9, and skip each digit that you see in its row, its column or its box. Only one left? Write it in.',
  mistake:
    'Looking along the row and the column, and forgetting the box. Say all three to yourself: row, column, box.',
  again: ({ houses }) =>
    `In ${houses}, which is outlined, one cell has room for only one digit. Tap that cell.`,
  againRight: 'Now you can find a digit for a cell, and a cell for a digit.',
};
