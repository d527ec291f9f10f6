import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'In each of two rows a digit has just two places, and one place of each is in the same column: there the two towers share their ground. The digit cannot be on the ground of both, so in at least one of the rows it is on the roof.',
    'Whichever roof that is, a cell that sees both of them (shares a row, column or box with each) cannot have the digit. It works the same way with two columns that share a row.',
  ],
  howToLook: [
    'Take one digit and look for rows with just two places for it.',
    'Find two such rows whose places share a column on one side.',
    'On the other side, the places are in different columns. Erase the digit from every cell that sees both of them.',
    'Do the same with columns.',
  ],
  remarks: ['If the roofs are in the same column, too, it is an X-Wing.'],
};
