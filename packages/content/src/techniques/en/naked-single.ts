import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Every empty cell sees its row, its column and its box. A digit that is already in one of them is out for the cell.',
    'When eight digits are out, the ninth has to go there. That is a naked single: the only candidate, in plain sight.',
  ],
  howToFind: {
    scan: [
      'Pick an empty cell where a full row, column or box meets another.',
      'Count from 1 to 9 and skip every digit that its row, column or box already has.',
      'If you stop at one digit only, write it in.',
    ],
    notes: [
      'Keep the notes of each cell up to date as digits go in.',
      'Look for a cell whose notes are down to one digit, and write it in.',
    ],
  },
  tips: [
    'Start where most of the digits are: a cell whose houses hold 20 digits between them is a better bet than one with 10.',
    'Each digit you place takes a candidate from up to 20 cells. After writing one in, look at its neighbours first.',
    'When you count, count in the same order every time. A skipped digit is the usual reason for a wrong one.',
  ],
  mastery:
    'You have it when you can check any cell without moving your lips. A few easy puzzles are enough.',
};
