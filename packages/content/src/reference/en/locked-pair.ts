import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Two cells have the same two candidates, and they share not only a row or column but a box, too. As a naked pair, they use up both digits in the line and in the box, so both can be cleared.',
    'Three cells do the same when they fill the whole crossing of a line and a box and have just three digits between them.',
  ],
  howToLook: [
    'Divide each box into its three short rows, then into its three short columns.',
    'Do two cells of such a piece have the same two candidates? Or do all three get by with three digits?',
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
