import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A row, column or box with one empty cell already has eight of the nine digits. Only the ninth can be missing, so it goes in that cell.',
  ],
  howToLook: [
    'Look at the fullest rows, columns and boxes first.',
    'Where just one cell is empty, count from 1 to 9 and stop at the digit you cannot find.',
    'Write it in, then glance along its row, its column and its box: one full house often leaves the next one behind.',
  ],
  remarks: [
    'It is a naked single and a hidden single at once. No other move is this easy, so take it before you look for anything else.',
  ],
};
