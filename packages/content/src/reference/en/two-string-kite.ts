import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A digit has just two places in a row and just two in a column, and one place of the row and one of the column are in the same box. The box holds the digit only once, so these two cannot both be right.',
    'So at least one of the far ends is right: that of the row, or that of the column. The cell that sees both far ends (shares a row, column or box with each) cannot have the digit.',
  ],
  howToLook: [
    'Take one digit. Mark the rows where it has just two places, and the columns where it does.',
    'Look for a row and a column with an end each in the same box, but not in the same cell.',
    'From the far end of the row go along its column, from the far end of the column go along its row. Where the two meet, erase the digit.',
  ],
};
