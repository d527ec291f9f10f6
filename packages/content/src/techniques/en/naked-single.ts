import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Every cell belongs to one row, one column and one box. A digit that is already in any of them cannot go in the cell.',
    'When eight digits are ruled out, the ninth has to go there. That is a naked single: the only candidate left, in plain sight.',
  ],
  howToFind: {
    scan: [
      'Pick an empty cell whose row, column and box already have many digits.',
      'Count from 1 to 9 and skip every digit that its row, column or box already has.',
      'If only one digit is left, write it in.',
    ],
    notes: [
      'Keep the notes of each cell up to date as digits go in.',
      'Look for a cell whose notes are down to one digit, and write it in.',
    ],
  },
  tips: [
    'Start where most of the digits are: the fuller its row, column and box, the fewer candidates a cell usually has.',
    'Each digit you place can rule out a candidate in up to 20 other cells. After writing one in, look along its row, column and box first.',
    'Count in the same order every time, so that you never skip a digit.',
    'A cell with two digits left is not a naked single: move on, and come back when something near it has changed. The usual mistake is to check the row and the column and forget the box.',
  ],
  mastery: 'You have it when you can check any cell at a glance. A few easy puzzles are enough.',
};
