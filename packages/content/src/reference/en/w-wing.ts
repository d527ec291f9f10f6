import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Two cells have the same two candidates, say 3 and 7, and do not see each other: they share no row, column or box. Somewhere a row, column or box has just two places for 7: one of them is seen by the first cell, the other by the second.',
    'If both cells were 7, there would be no place left for it. So at least one of the two is 3, and a cell that sees both cannot be 3.',
  ],
  howToLook: [
    'Look for two cells with the same two candidates that are in different rows, columns and boxes.',
    'Take one of the digits, and ask: is there a row, column or box with just two places for it, one in sight of each cell?',
    'If so, erase the other digit from all cells that see both. If not, try it with the digits swapped.',
  ],
};
