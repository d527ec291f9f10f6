import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Look at one digit in two rows. In both rows it has just two places, and they are in the same two columns: the four cells are the corners of a rectangle.',
    'Each row needs the digit, and the two cannot use the same column. So the digit goes in two opposite corners, and each of the two columns gets it in one of these rows.',
    'Whichever two corners it is, the rest of both columns cannot have the digit. It works the same way with rows and columns swapped.',
  ],
  howToFind: {
    scan: [
      'Choose a digit. Begin with those that are on the board about five times, and try the others after them.',
      'For each row that lacks it, find the cells where it can still go. Keep the rows with exactly two.',
      'Do two of these rows have their cells in the same two columns?',
      'If not, do the same with the columns.',
    ],
    notes: [
      'Look at one digit at a time, and ignore the others.',
      'Find two rows in which it is noted exactly twice, in the same two columns. Erase it from the rest of these columns.',
      'Then look for two columns in the same way, and erase it from the rest of their rows.',
    ],
  },
  tips: [
    'Start with the rows in which the digit has exactly two places. Only these can form an X-Wing.',
    'If you start from rows, erase from columns; if you start from columns, erase from rows. Check which before you erase.',
    'The corners need not be near each other. The widest rectangles are the ones most often missed.',
    'If either of the two rows has a third place, it is not an X-Wing. If the four corners are in just two boxes, pointing pairs or box-line reduction can do the same work.',
  ],
  mastery:
    'You have it when you can look at the grid through the eyes of a single digit. It takes a handful of hard puzzles.',
};
