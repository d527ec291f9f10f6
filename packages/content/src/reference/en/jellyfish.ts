import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Take four rows. In each of them a digit has two to four places, and all these places together are in just four columns. Each of the rows needs the digit, and no two can have it in the same column: so the rows use up the four columns, and the rest of these columns cannot have the digit.',
    'It works the same way with rows and columns swapped.',
  ],
  howToLook: [
    'Choose a digit that is missing from at least five rows.',
    'For each of these rows, write down the columns where the digit can still go. Put aside rows with five or more.',
    'Look for four rows that need only four columns between them. Two rows that are much alike are a good start.',
    'Erase the digit from the rest of these columns. Then try the same from columns.',
  ],
  remarks: [
    'There is no need to learn a fish of five rows: where one exists, the rows or columns that are left over hold a jellyfish or something smaller.',
  ],
};
