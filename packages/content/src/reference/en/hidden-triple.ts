import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'In a row, column or box, three digits have places in the same three cells only. Three digits and three cells: they fill each other, and every other candidate in these cells can be erased.',
    'Not every digit needs all three cells. It is enough that none of them has a place outside.',
  ],
  howToLook: [
    'Take a row, column or box with many empty cells, and count how often each missing digit is noted there.',
    'Keep the digits that are noted two or three times.',
    'Look for three of them that are all in the same three cells.',
    'Erase everything else from these cells.',
  ],
  remarks: [
    'The cells may hold five or six notes each, which is why looking at cells does not help. Count digits.',
  ],
};
