import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'This is the last freedom that a fish can take: on either side, rows, columns and boxes may be mixed. Take some that share no place of a digit: each of them needs it once. If as many others cover all of these places, the others have the digit there and nowhere else.',
    'Fins, the places that remain uncovered, are allowed here, too: then a cell loses the digit only if it shares a row, column or box with each of them.',
  ],
  howToLook: [
    'Mark all places of one digit on an empty grid.',
    'Choose a row and a column in which it has few places, and add a box.',
    'Try to cover all of their places with as many others. Erase the digit where only the cover has it.',
  ],
  remarks: [
    'You will meet mutant fish in the lists of solving programs rather than on paper. They are here for the sake of completeness.',
  ],
};
