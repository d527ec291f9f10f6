import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Take four empty cells in two rows, two columns and two boxes. If all four had the same two candidates, you could fill them in two ways: exchange the digits, and every row, column and box still has what it had before. Such a rectangle is called deadly, because the puzzle would have two solutions.',
    'A puzzle with one solution never comes to that, so at least one of the four cells holds some other digit. The six types are six ways of drawing a conclusion from it.',
  ],
  howToLook: [
    'Look for two cells with the same two candidates and no others: in one row or column, better still in one box, or across from each other. Type 5 may have just one.',
    'Find the rectangle whose other corners also have both digits, among others. Check that the four cells are in two boxes, not in one or in four.',
    'See where the further candidates are: in one cell, it is type 1; in two side by side, types 2 to 4; in two across from each other, types 5 and 6; in three, type 5.',
  ],
  remarks: [
    'If you do not know whether a puzzle has just one solution, leave it alone: it may lead you astray.',
  ],
  variants: {
    'unique-rectangle-1':
      'Three of the cells have only the two digits. The fourth has to be the exception, so it is neither of them.',
    'unique-rectangle-2':
      'Two cells side by side have one further candidate, the same in both. One of them is that digit, so a cell that sees both of them (shares a row, column or box with each) is not.',
    'unique-rectangle-3':
      'Two cells side by side have different further candidates. One of these is right, so for a naked subset in a row, column or box that they share, the two count as one cell with just these candidates.',
    'unique-rectangle-4':
      'Two cells side by side have further candidates, and in a row, column or box that they share, one of the two digits fits nowhere else. So one of the cells has that digit, and neither can have the other.',
    'unique-rectangle-5':
      'The same further candidate is in two cells across from each other, or in three. One of them is right, so what sees all of them cannot have the digit.',
    'unique-rectangle-6':
      'Two cells across from each other have further candidates, and one of the two digits has no other place in either row, or in either column. Were it in one of these cells, it would be in both, and the rectangle would be deadly. So it is in neither.',
  },
};
