import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'A swordfish is an X-Wing with three rows and three columns instead of two.',
    'Look at one digit in three rows. In each of them it has two or three places, and all of these places together are in just three columns.',
    'The three rows need the digit three times, no two in the same column. So they fill the three columns, and the rest of these columns cannot have it. It works the same way with rows and columns swapped.',
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
      'Find three rows that use only three columns between them. Erase the digit from the rest of these columns.',
      'Then do the same, starting from columns.',
    ],
  },
  tips: [
    'The pattern need not have nine cells. Six are enough: two in each row, as long as they cover only three columns.',
    'Start with rows that have just two places. Two such rows that share one column already fix all three columns.',
    'Look for singles, pairs and X-Wings first. When there are none left, a swordfish is worth the search.',
    'Three rows that need a fourth column are not a swordfish. And a row with only one place left is a hidden single: place the digit there first.',
  ],
  mastery:
    'You have it when you find one without being told that it is there. That takes time and a good many hard puzzles.',
};
