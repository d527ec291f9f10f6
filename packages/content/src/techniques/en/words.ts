import type { LessonWords } from '../lesson.ts';

/** What all English lessons share. */
export const words: LessonWords = {
  difficulty: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
  },
  time: {
    beginner: 'A few minutes to 1 hour',
    intermediate: '1 to 3 hours',
    advanced: 'Several hours to 1 day',
    expert: 'Several days to 1 week',
  },
  labels: {
    pair: (digits) => `The pair: ${digits}`,
    target: (digits) => `The pattern: ${digits}`,
    confirm: (digits) => `${digits} goes here`,
    eliminate: (digits) => `Not ${digits}`,
    related: () => 'Where to look',
  },
};
