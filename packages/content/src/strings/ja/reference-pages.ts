import type { referencePages as english } from '../en/reference-pages.ts';
import type { Translation } from '../translation.ts';

export const referencePages = {
  skyscraper: {
    name: 'スカイスクレイパー',
    title: 'スカイスクレイパーの見つけ方',
    description:
      '数独（ナンプレ）のスカイスクレイパー。同じ数字の入る場所が2マスずつのラインが2本、片側でそろうと候補を消せる理由と探し方を、実際の問題の図で学べます。',
  },
} as const satisfies Translation<typeof english>;
