import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A digit often has three or four places in a house (a row, column or box), and no link in sight. But if two of them are together in one box and one line, they can be taken as one: “one of these two”. A cell that shares this box or this line with the group sees all of it: if it has the digit, the group does not.',
    'With groups as members, chains and loops get through where single cells leave no way. The rest stays the same: strong and weak links take turns.',
  ],
  howToLook: [
    'In a box, look for a digit whose places fall into two groups: two or three in one line, and the rest in a single cell or another line.',
    'Treat each group as if it were one cell. It is wrong when all its cells are, and right when one of them is.',
    'A weak link from a group needs a cell, or another group, that every cell of it sees (shares a row, column or box with).',
  ],
  remarks: [
    'The empty rectangle is a grouped chain that people found early because its shape catches the eye.',
  ],
  variants: {
    'grouped-discontinuous-nice-loop':
      'The rhythm breaks at one place, and that candidate is settled.',
    'grouped-aic': 'An open chain: one of its ends is right, and what both rule out can be erased.',
    'grouped-continuous-nice-loop':
      'The loop closes in the rhythm, so each of its weak links clears what else sees both ends, all cells of the groups included.',
  },
};
