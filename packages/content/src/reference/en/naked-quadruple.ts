import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'What two cells do as a pair and three as a triple, four cells can do as well: if they have only four digits among all their candidates, they use up these four. The other cells of the row, column or box lose them.',
  ],
  howToLook: [
    'Take a row, column or box with eight or nine empty cells.',
    'Leave out every cell with more than four candidates.',
    'Among the others, look for four that get by with four digits. Few of them will have all four.',
    'Erase the four digits from the cells that are left.',
  ],
  remarks: [
    'With seven empty cells or fewer, you need not count to four: the other cells then form a hidden triple, pair or single that says the same and is easier to find.',
  ],
};
