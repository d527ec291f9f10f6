import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Four or more cells have the very same two candidates, and each sees the next one (shares a row, column or box with it). So the two digits take turns along the way: the first cell is one of them, the second the other, the third the first again.',
    'Two cells that are an odd number of steps apart always hold both digits between them. A cell that sees both of them can have neither.',
  ],
  howToLook: [
    'Look for a pair of candidates that turns up in four cells or more.',
    'Connect those that see each other, and mark them by turns: A, B, A, B.',
    'Does a cell outside see an A and a B? Erase both digits from it.',
  ],
  remarks: [
    'With two cells it is a naked pair. With three, the ends are equal, which clears nothing.',
  ],
};
