import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'The stem is one cell. For each of its candidates there is a petal: an almost locked set, with one digit more than cells, whose places for that candidate all see the stem (share a row, column or box with it). Whatever the stem turns out to be, one petal loses that digit and is locked in the rest.',
    'If all petals have another digit Z in common, one of them will hold it. A cell that sees every Z in all the petals cannot.',
  ],
  howToLook: [
    'Choose a cell with three candidates whose row, column and box have many cells with two or three.',
    'For each candidate, look in its row, column and box for a small set with one digit too many that has it.',
    'Do all three sets have another digit in common? Look for cells that see all of its places.',
  ],
  remarks: [
    'A stem with two candidates is an ALS-XY-Wing. Finding a death blossom on paper is something to be proud of.',
  ],
};
