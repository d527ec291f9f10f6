import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Three or four rows would make a swordfish or a jellyfish if it were not for a few further places, the fins, which are all in one box. Either no fin is right and the fish is a plain one, or a fin is, and then the digit is in that box.',
    'So the digit can be erased where both cases clear it: from the cells in the box of the fins and in a column of the fish. It works the same way with rows and columns swapped.',
  ],
  howToLook: [
    'Look for a swordfish or a jellyfish of one digit as usual, but do not put a row aside because of one or two places too many.',
    'Are all places too many in one box? And does a column of the fish run through that box?',
    'Erase the digit from the cells of that column in that box, except for those of the fish.',
  ],
  remarks: ['On paper, few people look for fins on anything larger than a swordfish.'],
  variants: {
    'finned-swordfish': 'Three rows, three columns, and a fin.',
    'sashimi-swordfish':
      'Without its fin, one of the three lines would have only one place left. The conclusion is the same.',
    'finned-jellyfish': 'Four rows, four columns, and a fin.',
    'sashimi-jellyfish':
      'The same in size four: one of the lines has a single place apart from the fins.',
  },
};
