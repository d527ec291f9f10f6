import { heading } from '../../heading.ts';
import type { lesson as english } from '../en/course-lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  board: 'レッスンの盤面',
  steps: 'レッスンの順番',
  place: '{{number}}／{{count}}',
  back: heading('戻る'),
  next: heading('次へ'),
  done: heading('練習へ進む'),
  show: heading('答えを見る'),
  digits: '数字',
  options: '答えの候補',
};
