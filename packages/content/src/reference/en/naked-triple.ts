import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Three cells of a row, column or box have only three digits among all their candidates. They need three digits, and there are no others for them: each of the three will be in one of these cells. So no other cell of that row, column or box can have them.',
    'A cell of the triple need not have all three. {2, 5}, {5, 8} and {2, 8} are a triple, too.',
  ],
  howToLook: [
    'Choose a row, column or box and look only at its cells with two or three candidates.',
    'Start with one that has two. Find another that shares a digit with it and adds just one new digit.',
    'Is there a third cell that gets by with these three digits? Then erase all three from the other cells.',
  ],
  remarks: [
    'The triple made of three cells with two candidates each is the one that most people miss: no two of its cells look alike.',
  ],
};
