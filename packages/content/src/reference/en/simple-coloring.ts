import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Where a digit has just two places in a row, column or box, one of them is right and the other wrong. Give them two colours and go on from each to the next such pair: in the end, all cells of one colour are right, and all of the other are wrong.',
    'So a cell that sees both colours (shares a row, column or box with a cell of each) cannot have the digit. And if two cells of the same colour see each other, that colour is the wrong one, all of it.',
  ],
  howToLook: [
    'Choose a digit that has just two places in many rows, columns and boxes.',
    'Start with one such pair. Circle one cell and put a square around the other.',
    'Whenever a marked cell has only one possible partner in its row, column or box, mark that one the other way.',
    'Look for a cell without a mark that sees a circle and a square: it loses the digit. Then look for two equal marks in one row, column or box: every cell with that mark loses it.',
  ],
};
