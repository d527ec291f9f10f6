import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Two rows would form an X-Wing for a digit, but one of them has a place or two besides, all in the box of one corner: the fins. If no fin is right, it is an X-Wing, and the rest of both columns is cleared. If a fin is right, the rest of its box is.',
    'What both clear is safe to erase: the cells of the corner’s column that are in the box of the fin. It works the same way with rows and columns swapped.',
  ],
  howToLook: [
    'Take a digit and a row with just two places for it.',
    'Look for a second row that has one place in line with the first row and some others close together, in one box with the other column.',
    'In that box, erase the digit from the other cells of that column.',
  ],
  remarks: ['At most two cells can lose the digit. Look at them before you check the rest.'],
  variants: {
    'finned-x-wing': 'All four corners are there, and the fin comes on top.',
    'sashimi-x-wing':
      'The corner beside the fin is missing. That changes nothing: if the fin is wrong, its row has the digit at the other end, and the other row does the rest.',
  },
};
