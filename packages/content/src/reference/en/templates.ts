import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A template is one way to place a digit nine times: once in each row, column and box. There are 46,656 of them on an empty board. Every digit and every candidate removed rules some of them out.',
    'Lay all that remain for a digit on top of each other. A cell that is in all of them has the digit. A cell that is in none of them has not.',
  ],
  howToLook: [
    'Take a digit that is on the board many times: few templates are left.',
    'Go row by row and draw every way to place the rest.',
    'Compare your drawings cell by cell.',
  ],
  remarks: [
    'It finds everything that can be known from one digit alone, all fish included. Few people do it by hand with more than three of a digit missing.',
  ],
  variants: {
    'template-set': 'All templates that are left share this cell, so the digit goes there.',
    'template-delete': 'No template that is left uses these cells, so they lose the digit.',
  },
};
