import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'A swordfish is an X-Wing with three lines instead of two.',
    'Take one digit and three rows. In each of them it has two or three places, and all of these places together are in just three columns.',
    'The three rows need the digit three times, no two in the same column. So they fill the three columns, and the rest of these columns cannot have it. Rows and columns may change places.',
  ],
  howToFind: {
    scan: [
      'Choose a digit that is still missing from four or more rows.',
      'For each of these rows, find the columns where it can still go. Keep the rows with two or three.',
      'Are there three rows that need no more than three columns between them?',
      'If not, do the same with the columns.',
    ],
    notes: [
      'Look at the notes of one digit only.',
      'Collect the rows in which it is noted two or three times, and write down the columns for each.',
      'Find three rows whose columns add up to just three. Erase the digit from the rest of these columns.',
      'Then try it with columns as the base.',
    ],
  },
  tips: [
    'The pattern need not have nine cells. Six are enough: two in each row, if they come to three columns.',
    'Begin with the rows that have two places. Two of them that share one column already name all three.',
    'Look for singles, pairs and X-Wings first. When they are all used up, a swordfish is worth the search.',
  ],
  mastery:
    'You have it when you find one without being told that it is there. That takes patience and a good many hard puzzles.',
};
