import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Two rows each have just two places left for a digit, and one place of each is in the same column. Those two can’t both be right, so in at least one of the rows the digit goes to the other end.',
    'Whichever end that is, a cell that sees both of them can’t have the digit. It works the same with two columns that share a row.',
  ],
  howToLook: [
    'Take one digit and look for rows with just two places for it.',
    'Find two such rows whose places share a column on one side: that is the ground the two towers stand on.',
    'Look at the two roofs, the ends that don’t line up. Strike the digit from every cell that sees both.',
    'Do the same with columns.',
  ],
  remarks: ['If the roofs line up, too, you have found an X-Wing.'],
};
