import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Inside a box, a digit has two or three places left, and all of them are in the same row or column.',
    'Whichever it takes, the digit will be in that line. So the line cannot have it anywhere outside the box.',
    'The places point along the line like an arrow, which is where the name comes from. Three in a line point just as well as two.',
  ],
  howToFind: {
    scan: [
      'Look at a box and a digit that it lacks, just as you do for a hidden single.',
      'Two or three cells are left instead of one? See whether they are in one row or one column.',
      'If they are, follow that line out of the box: the digit cannot go there.',
    ],
    notes: [
      'In each box, look for a digit whose notes are all in one row or one column.',
      'Erase it from the notes of that line outside the box.',
    ],
  },
  tips: [
    'When your search for a hidden single fails by one cell, do not throw the result away. Ask whether the two cells are in a line.',
    'The line you gain acts like a digit that is already there: use it for the next box along it.',
    'Only the cells outside the box lose the digit. The ones inside keep it.',
  ],
  mastery:
    'You have it when you think of “somewhere in this row of the box” as a clue of its own. It needs hardly any notes.',
};
