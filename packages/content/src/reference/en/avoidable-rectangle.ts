import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A rectangle can be deadly even where digits already stand, as long as you found them and the puzzle did not give them. If four cells in two rows, two columns and two boxes held two digits crosswise, you could exchange them, and no given would object: the puzzle would have two solutions.',
    'As it has only one, the cells that are still empty must not complete such a rectangle.',
  ],
  howToLook: [
    'Tell the givens from the digits that you wrote in. Only the latter count.',
    'Look for a rectangle in two boxes where two or three corners are solved, none of them given.',
    'Which digits would complete it crosswise? See what else the empty corners can hold.',
  ],
  remarks: ['It needs a board that shows which digits are givens.'],
  variants: {
    'avoidable-rectangle-1':
      'Three corners are solved, two of them across from each other with the same digit. The last corner cannot have the digit of the corner across from it.',
    'avoidable-rectangle-2':
      'Two corners side by side are solved. All that keeps the other two from completing the rectangle is one further candidate, in one of them or in both. So it has to be there, and a cell that shares a row, column or box with each of its places cannot have it.',
  },
};
