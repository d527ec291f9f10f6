import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'The pivot has three candidates, say 1, 2 and 3, and it sees two cells, that is, shares a row, column or box with each: one with {1, 3} and one with {2, 3}. If it is 1, the first of them is 3; if it is 2, the second; and otherwise it is 3 itself.',
    'One of the three cells is 3 for sure. A cell that sees all three of them cannot be.',
  ],
  howToLook: [
    'Look for a cell with three candidates.',
    'In its box, find a cell with two of them. In its row or column outside the box, find another with two, which has the third digit and one in common with the first.',
    'The digit that all three cells have can be erased from the cells of that box which are also in that row or column.',
  ],
  remarks: ['There are at most two such cells, so check them first: it saves many a search.'],
};
