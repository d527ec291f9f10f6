import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Take one digit and two rows. In both rows it has just two places, and they are in the same two columns: the four cells are the corners of a rectangle.',
    'Each row needs the digit, and the two cannot use the same column. So they take opposite corners, and each of the two columns gets its digit from one of these rows.',
    'Whichever corners it is, the rest of both columns cannot have the digit. Rows and columns may change places.',
  ],
  howToFind: {
    scan: [
      'Choose a digit that is already on the board about five times.',
      'For each row that lacks it, find the cells where it can still go. Keep the rows with exactly two.',
      'Do two of these rows have their cells in the same two columns?',
      'If not, do the same with the columns.',
    ],
    notes: [
      'Look at one digit at a time, and forget the others.',
      'Find two rows with exactly two notes of it each, in the same columns. Erase it from the rest of these columns.',
      'Then look for two columns in the same way, and erase it from the rest of the rows.',
    ],
  },
  tips: [
    'Exactly two places in each base line: a third one anywhere in them, and there is no X-Wing.',
    'Rows as the base clear columns; columns as the base clear rows. Say it to yourself once before you erase.',
    'The corners need not be near each other. The widest rectangles are the ones most often missed.',
  ],
  mastery:
    'You have it when you can look at the grid through the eyes of a single digit. Give it a few evenings of hard puzzles.',
};
