import type { LessonWords } from '../lesson.ts';

/** What all Japanese lessons share. */
export const words: LessonWords = {
  difficulty: {
    beginner: '初級',
    intermediate: '中級',
    advanced: '上級',
    expert: '最上級',
  },
  time: {
    beginner: '数分から1時間',
    intermediate: '1時間から3時間',
    advanced: '数時間から1日',
    expert: '数日から1週間',
  },
  labels: {
    pair: (digits) => `${digits}のペア`,
    target: (digits) => `決め手の${digits}`,
    confirm: (digits) => `ここに${digits}`,
    eliminate: (digits) => `${digits}は入らない`,
    related: () => '見るところ',
  },
};
