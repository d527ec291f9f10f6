import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Some cells of a row, column or box that have one more digit than there are cells, say three cells with {1, 2, 5, 8}, are an almost locked set. Take one digit away, and the others are locked: each of them has to be in one of the cells. A single cell with two candidates is the smallest.',
    'Two such sets both have the digit X, and all its places in the one see all its places in the other. Two cells see each other when they share a row, column or box. So X is in one set at most, and the other is locked in the rest of its digits. If both sets have another digit, Z, it is in one of them in any case: what sees every Z of both cannot be Z.',
    'If two digits are shared in the way of X, each set gives up one of them, and both are locked in all the rest.',
  ],
  howToLook: [
    'Look for small almost locked sets: two cells with three digits, three cells with four.',
    'Find two that are within sight of each other and have at least two digits in common.',
    'Is there one of these digits whose places in the one set all see its places in the other? That is X.',
    'For the other common digit, Z, find the cells that see all of its places in both sets, and erase it there.',
  ],
  remarks: [
    'It sounds like work for a computer, but with a cell of two candidates as one of the sets it is well within reach of paper.',
  ],
};
