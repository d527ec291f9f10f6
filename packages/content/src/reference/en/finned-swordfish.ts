import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Three or four rows would make a swordfish or a jellyfish, five or six a squirmbag or a whale, if it were not for a few further places, the fins, which are all in one box. Either no fin is right and the fish is a plain one, or a fin is, and then the digit is in that box.',
    'So the digit can be erased where both cases clear it: from the cells in the box of the fins and in a column of the fish. It works the same way with rows and columns swapped.',
  ],
  howToLook: [
    'Look for a swordfish or a jellyfish of one digit as usual, but do not put a row aside because of one or two places too many.',
    'Are all places too many in one box? And does a column of the fish run through that box?',
    'Erase the digit from the cells of that column in that box, except for those of the fish.',
  ],
  remarks: [
    'On paper, few people look for fins on anything larger than a swordfish. The fish of five and six lines, squirmbag and whale, are for solving programs, which keep them for the end: a chain or a smaller fish has nearly always removed the same before.',
  ],
  variants: {
    'finned-swordfish': 'Three rows, three columns, and a fin.',
    'sashimi-swordfish':
      'Without its fin, one of the three lines would have only one place left. The conclusion is the same.',
    'finned-jellyfish': 'Four rows, four columns, and a fin.',
    'sashimi-jellyfish':
      'The same in size four: one of the lines has a single place apart from the fins.',
    'finned-squirmbag': 'Five rows, five columns, and a fin.',
    'sashimi-squirmbag': 'Five of each, and one of them hangs on its fin.',
    'finned-whale': 'Six rows, six columns, and a fin.',
    'sashimi-whale': 'Six of each. Take the fin away, and one of them keeps a single place.',
  },
};
