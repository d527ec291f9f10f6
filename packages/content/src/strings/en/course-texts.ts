import { lesson } from './course-lesson.ts';
import { path } from './course-path.ts';
import { courseReview, courseStation, courseTasks } from './course-tasks.ts';

/** The course: its path, its stations, and what is due. */
export const course = {
  page: { title: 'Learn Sudoku Step by Step' },
  reviewPage: { title: 'Review what you have learnt' },
  title: 'Learn to solve by logic',
  reviewTitle: 'Review',
  path,
  task: courseTasks,
  station: courseStation,
  review: courseReview,
  lesson,
} as const;
