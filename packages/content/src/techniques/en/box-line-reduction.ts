import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'In a line (a row or a column), a digit has two or three places left, and all of them are in the same box.',
    'The line needs the digit, so it has to go where the line crosses the box. The other cells of the box cannot have it.',
    'It is pointing pairs in reverse: there a box clears a line, here a line clears a box.',
  ],
  howToFind: {
    scan: [
      'Choose a row or column with many digits, and a digit that it lacks.',
      'Cross off the empty cells whose box or crossing line already has it.',
      'Are the two or three cells that are left all in one box?',
      'Then the other six cells of that box cannot have the digit.',
    ],
    notes: [
      'In each row and column, look for a digit whose notes are all inside one box.',
      'Erase it from the notes of the rest of that box.',
    ],
  },
  tips: [
    'Lines are harder to scan than boxes. Search them when the boxes have told you all they can.',
    'A line that is full in two of its three boxes is easy: whatever it lacks has to go in the third.',
    'The result is often a hidden single or a pair in the box. Look there first.',
    'Check the whole line before you look at the box: with one more place outside the box, it is not a box-line reduction. Then erase in the box, never along the line.',
  ],
  mastery:
    'You have it when you read a row as three groups of three. Expect to work with notes for a while.',
};
