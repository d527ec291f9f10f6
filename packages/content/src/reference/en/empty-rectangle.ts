import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'In a box, all places for a digit are on one row and one column of it, like a cross; the other four cells are the empty rectangle. So the digit is in that row, or else in that column.',
    'Now take a column elsewhere with just two places for the digit, one of them in that row. If its other place is wrong, this one is right, and the box has to have the digit in its column. So either the other place is right or the column of the box has the digit: a cell that sees both of these (shares a row, column or box with them) loses it. It works the same way with rows and columns swapped.',
  ],
  howToLook: [
    'Choose a digit, and a box where its places form a cross, a T or an L.',
    'Follow the row of the shape out of the box. Does it meet a column with just two places for the digit, one of them on the row?',
    'Go to the other place of that column and along its row back to the column of the shape. Erase the digit there.',
    'Do the same along the column of the shape.',
  ],
  remarks: [
    'Whether the digit also has a place where the row and the column cross makes no difference.',
  ],
};
