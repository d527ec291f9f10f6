import { heading } from '../../heading.ts';
import type { hints as english } from '../en/hints.ts';
import type { Translation } from '../translation.ts';

export const hints = {
  title: heading('ヒント'),
  tabs: 'ヒントの段階',
  levels: { where: '見るところ', what: '使う考え方', answer: '答えと理由' },
  more: 'もう少し詳しく',
  another: '別のヒント',
  apply: { placement: '入れる', elimination: '消す', eliminations: '消す' },
  pages: {
    label: '理由を順に見る',
    now: '{{pages}}ページ中の{{page}}ページ目',
    back: '前へ',
    next: '次へ',
  },
  search: { start: '自分で見つける', stop: 'ヒントに戻る' },
  lesson: '解説',
  lessonOn: '解説：{{technique}}',
  close: 'ヒントを閉じる',
  limitReached: 'ヒントの上限に達しました',
} as const satisfies Translation<typeof english>;
