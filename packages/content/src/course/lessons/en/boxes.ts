import { article, capital } from '../../../hints/en/names.ts';
import type { SingleWords } from '../words.ts';

export const words: SingleWords = {
  aim: 'Find the one cell of a box where a digit can go.',
  ask: ({ houses, digits }) =>
    `${capital(houses)} still needs ${article(digits)}. Where does it go? Tap the cell.`,
  right: ({ houses, digits }) =>
    `It is the only cell of ${houses} with room for ${article(digits)}.`,
  see: ({ digits, causes }) =>
    `Look at the ${digits}s in ${causes}. Each of them keeps its whole row and its whole column free of other ${digits}s.`,
  follows: ({ cells, houses, digits }) =>
    `Only ${cells} is left in ${houses}, so the ${digits} goes there.`,
  rule: 'A box needs each digit once. If a digit has only one place left there, that is where it goes, even if other digits would fit in that cell, too. This is called a hidden single.',
  notOne: 'Here two cells are left. That is one too many, even if one of them looks better.',
  search:
    'Take a digit that is on the board many times. For each box without it, draw lines in your mind along every row and column that has it. One empty cell left? Write it in. Then take the next digit.',
  mistake:
    'Following the rows and forgetting the columns, or stopping at the first cell that looks free. Check every empty cell of the box.',
  again: ({ digits }) =>
    `Now look at the ${digits}s. Find a box with only one place left for ${article(digits)}, and tap that place.`,
  againRight: 'This is the first thing to look for in every puzzle.',
};
