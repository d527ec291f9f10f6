import { heading } from '../../heading.ts';
import type { hints as english } from '../en/hints.ts';
import type { Translation } from '../translation.ts';

export const hints = {
  title: heading('ヒント'),
  level: '3段階中{{level}}段階目',
  levels: { where: '見るところ', what: '使う考え方', answer: '答えと理由' },
  more: 'もう少し詳しく',
  another: '別のヒント',
  apply: '反映する',
  search: { start: '自分で見つける', stop: 'ヒントに戻る' },
  lesson: 'このテクニックの解説',
  close: 'ヒントを閉じる',
  limitReached: 'ヒントの上限に達しました',
} as const satisfies Translation<typeof english>;
