import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Inside a box, a digit has two or three places left, and all of them are in one line, that is, in the same row or column.',
    'Whichever of them is right, the digit will be in that line. So the line cannot have it anywhere outside the box.',
    'The places point along the line like an arrow, which is where the name comes from. Three in a line point just as well as two.',
  ],
  howToFind: {
    scan: [
      'Look at a box and a digit that it lacks, just as you do for a hidden single.',
      'If two or three cells are left, check whether they share a row or a column.',
      'If they do, follow that line out of the box: the digit cannot go there.',
    ],
    notes: [
      'In each box, look for a digit whose notes are all in one row or one column.',
      'Erase it from the notes of that line outside the box.',
    ],
  },
  tips: [
    'When your search for a hidden single fails by one cell, do not throw the result away. Check whether the two cells are in one line.',
    'For the other boxes along it, the line now works as if the digit were already in it. Use that in your next search.',
    'Only the cells outside the box lose the digit. The ones inside keep it.',
    'If the digit has one more place in the box, off the line, it is not a pointing pair. And many real ones have nothing to remove, so do not stop at the first.',
  ],
  mastery:
    'You have it when you think of “somewhere in this row of the box” as a clue of its own. It needs hardly any notes.',
};
