import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'An ordinary fish takes as many rows as columns. The argument does not need rows, though: take any houses (rows, columns or boxes) that share no place of the digit, and cover all their places with the same number of other houses. Each of the former needs the digit once, so they use up the latter, and the rest of these cannot have it.',
    'In a franken fish, boxes take part: rows and boxes against columns and boxes, or the same with rows and columns swapped. With fins, further places that no house covers, a cell is cleared only if it shares a row, column or box with every one of them.',
  ],
  howToLook: [
    'Look for a swordfish that fails because of one row.',
    'Is there a box that could take the place of that row, with its places in the same columns?',
    'Cover everything, count the houses on both sides, and erase what is left over in the covering ones.',
  ],
  remarks: [
    'Hardly anyone hunts these on paper: shorter chains usually clear the same candidates. Programs list them by size, from the X-Wing with two houses to the squirmbag with five and the whale with six.',
  ],
};
