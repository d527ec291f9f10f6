import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'In a row or column, a digit has two or three places left, and all of them are in the same box.',
    'The line has to get its digit inside that box. So the box gets it in that line, and its other cells cannot have it.',
    'This is pointing pairs the other way round: there the box speaks to the line, here the line speaks to the box.',
  ],
  howToFind: {
    scan: [
      'Choose a row or column with a good many digits, and a digit that it lacks.',
      'Cross off the cells whose crossing line or box already has it.',
      'Are the two or three cells that stay open all in one box?',
      'Then the other six cells of that box cannot have the digit.',
    ],
    notes: [
      'In each row and column, look for a digit whose notes are all inside one box.',
      'Erase it from the notes of the rest of that box.',
    ],
  },
  tips: [
    'Lines are harder to take in than boxes. Search them when the boxes have told you all they can.',
    'A line with three filled cells in each of two boxes is a gift: whatever it lacks has to go in the third.',
    'What you gain is often a hidden single or a pair in the box. Look there first.',
  ],
  mastery:
    'You have it when you read a row as three groups of three. Expect to work with notes for a while.',
};
