import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'All cells of an XY-Chain have just two candidates, and each sees the next one (shares a row, column or box with it) and has a digit in common with it. Suppose that the first cell is not 3: then it is its other digit, the next cell cannot have that and is its other one, and so on. If this makes the last cell 3, one of the two ends is 3 either way.',
    'A cell that sees both ends cannot be 3.',
  ],
  howToLook: [
    'Ring all cells with just two candidates. Without a good number of them, it is not worth starting.',
    'Choose a cell, and the digit that you suppose it is not. Follow the other one to a cell that it sees and that has it, too, and leave that one by its second digit.',
    'Stop when you leave a cell by the digit you started from: that cell is the other end.',
    'Erase the digit from what sees both ends.',
  ],
  remarks: [
    'An XY-Chain of three cells is an XY-Wing. Chains of four or five can still be found on paper; for longer ones you need time, or luck.',
  ],
};
