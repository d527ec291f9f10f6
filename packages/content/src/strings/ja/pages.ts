import type { pages as english } from '../en/pages.ts';
import type { Translation } from '../translation.ts';

export const pages = {
  home: {
    title: '論理で解ける無料ナンプレ',
  },
  game: {
    easy: {
      title: '初級ナンプレ',
    },
    medium: {
      title: '中級ナンプレ',
    },
    hard: {
      title: '上級ナンプレ',
    },
  },
  techniques: {
    title: '八つの解き方テクニック',
  },
  howToPlay: {
    title: 'ナンプレの遊び方',
  },
  statistics: {
    title: 'ナンプレの記録',
  },
  notFound: {
    title: 'ページが見つかりません',
  },
} as const satisfies Translation<typeof english>;
