import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'A row, a column or a box is called a house. Every house needs each digit exactly once, so for a digit that is still missing, ask where in the house it can go.',
    'If only one cell is left for it, that is where it goes, however many other candidates the cell still has. They are what hides the single.',
  ],
  howToFind: {
    scan: [
      'Choose a digit that is already on the board many times, and a box that still lacks it.',
      'From each of those digits, draw an imaginary line along its row and its column. No cell of the box that a line crosses can hold the digit.',
      'If just one empty cell is left, the digit goes there.',
      'It works for rows and columns, too. In a row, cross off the cells whose column or box has the digit; in a column, those whose row or box has it.',
    ],
    notes: [
      'Go through a house digit by digit, and count the cells in which the digit is noted.',
      'A digit that is noted in just one cell goes there.',
    ],
  },
  tips: [
    'Start with boxes: one crossing line rules out up to three cells at once, and you can see a whole box at a glance.',
    'Work through the digits from 1 to 9, all nine boxes each time. On an easy puzzle that alone goes a long way.',
    'When a digit goes in, look for its next place at once: it now rules out one more row and one more column.',
    'A digit with two places left is not a hidden single, even if one of them looks better. Check every empty cell of the house, not just those near the crossing lines.',
  ],
  mastery:
    'You have it when you see the crossing lines without drawing them. It is the technique to try first in any puzzle.',
};
