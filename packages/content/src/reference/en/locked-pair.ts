import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Two cells have the same two candidates, and they share not only a row or column but a box, too. As a naked pair, they use up both digits in the line and in the box, so both can be cleared.',
    'Three cells do the same when they fill the whole crossing of a line and a box and have just three digits between them.',
  ],
  howToLook: [
    'In each box, look at the cells that are in one line, three rows and three columns in all.',
    'Do two of them have the same two candidates, or all three just three digits between them?',
    'Erase these digits from the rest of the line. Then turn around and erase them from the rest of the box.',
  ],
  remarks: [
    'If you know naked pairs, you know this one. It has a name of its own because half of what it clears is so easily forgotten.',
  ],
  variants: {
    'locked-pair': 'Two cells with the same two candidates, in one line and one box.',
    'locked-triple':
      'Three cells that fill the crossing of a line and a box, with three digits between them.',
  },
};
