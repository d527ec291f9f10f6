import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Imagine that every empty cell has two candidates, and that every digit has two places in each row, column and box that still lacks it. This is called a bivalue universal grave, BUG for short. No such board has just one solution: take the other candidate in every cell, and you have a second one.',
    'Your puzzle has one solution. So if only one cell has a third candidate, that is all that keeps the grave away: the digit that is one too many has to be right.',
  ],
  howToLook: [
    'Near the end, check whether all empty cells but one have two candidates, and that one has three.',
    'In that cell, find the digit that is noted three times in its row, its column and its box. The others are noted twice.',
    'Write it in. The rest is usually singles.',
  ],
};
