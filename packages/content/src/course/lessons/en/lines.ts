import { article, capital } from '../../../hints/en/names.ts';
import type { SingleWords } from '../words.ts';

export const words: SingleWords = {
  aim: 'Find the one cell of a row or a column where a digit can go.',
  ask: ({ houses, digits }) =>
    `${capital(houses)} still needs ${article(digits)}. Where does it go? Tap the cell.`,
  right: ({ houses, digits }) =>
    `It is the only cell of ${houses} with room for ${article(digits)}.`,
  see: ({ houses, kind, digits, causes }) =>
    `Go along ${houses}. Every empty cell but one has ${article(digits)} in its ${kind === 'row' ? 'column' : 'row'} or its box: look at the ${digits}s in ${causes}.`,
  follows: ({ cells, houses, digits }) =>
    `Only ${cells} is left in ${houses}, so the ${digits} goes there.`,
  rule: 'A row or a column needs each digit once, just like a box. If a digit has only one place left there, that is where it goes. It is a hidden single again.',
  notOne: 'Here two cells are left. Leave them empty for now, and come back later.',
  search:
    'Choose a row or a column with few empty cells, and name the digits that it lacks. For each of them, cross off the empty cells that already have it in their other line or in their box. One cell left? Write it in.',
  mistake:
    'Checking only the lines that cross. The box of a cell counts as well: the digit may be there already.',
  again: ({ digits }) =>
    `Now look at the ${digits}s. Find a row or a column with only one place left for ${article(digits)}, and tap that place.`,
  againRight: 'When the boxes have told you all they can, look along the lines.',
};
