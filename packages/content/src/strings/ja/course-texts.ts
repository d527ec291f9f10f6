import { heading } from '../../heading.ts';
import type { course as english } from '../en/course-texts.ts';
import type { Translation } from '../translation.ts';
import { lesson } from './course-lesson.ts';
import { path } from './course-path.ts';
import { courseReview, courseStation, courseTasks } from './course-tasks.ts';

export const course: Translation<typeof english> = {
  page: { title: 'ナンプレの解き方を一歩ずつ' },
  reviewPage: { title: '学んだことの復習' },
  title: heading('論理で解けるようになろう'),
  reviewTitle: heading('復習'),
  path,
  task: courseTasks,
  station: courseStation,
  review: courseReview,
  lesson,
};
