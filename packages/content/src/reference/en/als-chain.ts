import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Almost locked sets, which have one digit more than cells, can be strung together. Each shares with the next a digit that only one of the two can have. If the first set keeps its digit, the second loses it, is locked and keeps its next one, so the third loses that, and so on to the end.',
    'A digit Z that the first and the last set both have is in one of them: a cell that sees all of its places in both, that is, shares a row, column or box with each, loses it.',
  ],
  howToLook: [
    'Begin as for an ALS-XY-Wing. If the two outer sets have no useful digit in common, go on from one of them to a further set.',
    'The digit by which you leave a set must not be the one by which you entered it.',
    'After each new set, compare it with the first.',
  ],
  remarks: [
    'Long chains like this are found by programs. In most puzzles, one with single cells does the same.',
  ],
};
