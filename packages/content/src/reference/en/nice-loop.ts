import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A loop goes from candidate to candidate and back to the first. A strong link says “if this is wrong, that is right”: two places in a row, column or box, or two candidates in a cell. A weak link says “if this is right, that is wrong”. The two take turns.',
    'If they do so all the way round, the loop is continuous, and everything on it falls into two halves, one right and one wrong. If two links of the same kind meet at one place, the loop is discontinuous, and that one place is settled.',
  ],
  howToLook: [
    'Start from a cell with two candidates, or a digit with two places, and follow strong and weak links by turns.',
    'Whenever the chain comes back in sight of its start, check which kind of link would close it.',
    'If it closes in the rhythm, look at each weak link on the way. If it does not, look at the place where the rhythm breaks.',
  ],
  remarks: [
    'A closed loop is rare and a great find: it often clears something at three or four places at once.',
  ],
  variants: {
    'discontinuous-nice-loop':
      'Two strong links meet: the candidate is right, because “it is wrong” leads to “it is right”. Two weak links meet: it is wrong, for the same reason turned around.',
    'continuous-nice-loop':
      'Of each weak link, one end is right. If it joins two places of a digit, no other cell that shares a row, column or box with both has the digit; if it is within a cell, the cell has no other candidates.',
  },
};
