import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A cell has two candidates, say 1 and 2: the pivot. It sees (shares a row, column or box with) a cell with 1 and 3 and another with 2 and 3: the pincers. If the pivot is 1, the first pincer is 3; if it is 2, the second one is.',
    'So one of the pincers is 3 in any case, and a cell that sees both of them cannot be 3.',
  ],
  howToLook: [
    'Go through the cells with just two candidates and take each as a pivot.',
    'Among the cells it sees, find one that shares one of its digits and has another besides, say 3.',
    'Is there a second one that has the pivot’s other digit and the same 3?',
    'Erase 3 from the cells that see both pincers. Whether they see the pivot does not matter.',
  ],
};
