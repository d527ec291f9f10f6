import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'One of a cell’s candidates is right, and so is one of a digit’s places in a house (a row, column or box). Follow a chain from each of them: if this is right, that is wrong, so that other one is right… If all chains arrive at the same result, it is true, whichever of them was the right one.',
  ],
  howToLook: [
    'Choose a cell with three candidates, or a house with three places for a digit.',
    'Follow each of them by itself, a single line of consequences at a time. Write them on a second sheet.',
    'Compare what they rule out and what they force. Whatever occurs in all of them is certain.',
  ],
  remarks: [
    'No single pattern has to be recognised, which makes it strong and tedious. Keep it for the moment when all else has failed.',
  ],
};
