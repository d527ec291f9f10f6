import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'An almost locked set has one digit more than it has cells. Here one of them is the pivot: it shares a digit X with a second set and a digit Y with a third, each in such a way that only one of the two sets can have it.',
    'If the second set has X, the pivot does without X, so it needs Y, and the third set has to do without Y. So one of the two outer sets loses its digit, is locked, and holds all its others. A digit Z that both outer sets have is then in one of them, and a cell that sees every Z of both (shares a row, column or box with each) cannot have it.',
  ],
  howToLook: [
    'Think of an XY-Wing whose three cells have grown into sets.',
    'Choose a small almost locked set as the pivot, and look for two others, each joined to it by a digit of its own.',
    'Do the outer two have another digit in common? Erase it from the cells that see all of its places in both.',
  ],
};
