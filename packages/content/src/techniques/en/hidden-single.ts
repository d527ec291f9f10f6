import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Every row, column and box needs each digit exactly once. So for a digit that is still missing, ask where in the house it can go.',
    'If only one cell is left for it, that is where it goes, however many other candidates the cell still has. They are what hides the single.',
  ],
  howToFind: {
    scan: [
      'Choose a digit that is already on the board many times, and a box that still lacks it.',
      'Draw an imaginary line from each of those digits along its row and its column. Every cell of the box that a line crosses is closed.',
      'If one empty cell stays open, the digit goes there.',
      'The same works for rows and columns: cross off the cells whose column (or row) or box has the digit.',
    ],
    notes: [
      'Go through a house digit by digit, and count the cells in which the digit is noted.',
      'A digit noted in one cell only goes there.',
    ],
  },
  tips: [
    'Boxes first: three cells in a line close quickly, and your eye takes in a box at a glance.',
    'Work through the digits from 1 to 9, all nine boxes each time. On an easy puzzle that alone goes a long way.',
    'When a digit goes in, look for its next place at once: the new digit closes a row and a column more.',
  ],
  mastery:
    'You have it when you see the crossing lines without drawing them. It is the technique you will use most, in every puzzle you ever solve.',
};
