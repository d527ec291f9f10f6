import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'The last freedom that a fish can take: rows, columns and boxes together on either side. Some houses that share no place of a digit need it once each; as many other houses cover all of their places; so these other houses have the digit there, and nowhere else.',
    'Fins, the places that remain uncovered, are allowed here, too: then a cell loses the digit only if it sees all of them.',
  ],
  howToLook: [
    'Mark all places of one digit on an empty grid.',
    'Choose a row and a column in which it has few places, and add a box.',
    'Try to cover all of their places with as many other houses. What is in these and not in yours goes.',
  ],
  remarks: [
    'You will meet mutant fish in the lists of solving programs rather than on paper. They are here for the sake of completeness.',
  ],
};
