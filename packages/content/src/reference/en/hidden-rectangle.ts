import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Four empty cells in two rows, two columns and two boxes all have two digits, say 1 and 2. One corner has nothing else. From the corner across, look along its row and its column: 1 has no place there outside the rectangle.',
    'If that corner were 2, its two neighbours would both have to be 1, the first corner would be 2, and the digits could be exchanged. A puzzle with one solution does not allow that, so the corner is not 2.',
  ],
  howToLook: [
    'Start from a cell with just two candidates.',
    'Find a cell in another row, column and box that has both digits, too, so that the other two corners also have them and the four are in two boxes.',
    'At the corner across from where you started, check the row and the column. Does one of the digits have only two places in each, all on the rectangle?',
    'Then erase the other digit from that corner.',
  ],
  remarks: [
    'Unlike most unique rectangles, it works even when three of the corners are full of other notes.',
  ],
};
