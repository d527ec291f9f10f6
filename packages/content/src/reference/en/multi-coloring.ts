import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Simple colouring leaves you with two separate groups of one digit: A and B in one, C and D in the other. In each group, one colour is right and the other wrong.',
    'If an A sees a C (they share a row, column or box), they cannot both be right. So B or D is right, and a cell that sees a B and a D cannot have the digit. And if A sees both a C and a D, it is wrong whichever of them is right.',
  ],
  howToLook: [
    'Colour all chains of a digit, two new colours for each separate one.',
    'Look for cells of two chains that see each other.',
    'Look at the opposite colours of these two, and erase the digit from every cell that sees both.',
    'Does a colour see both colours of another chain? Then erase it everywhere.',
  ],
  remarks: ['Four colours are hard to keep apart. Use letters instead of pens.'],
};
