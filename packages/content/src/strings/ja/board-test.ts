import { heading } from '../../heading.ts';
import type { boardTest as english } from '../en/board-test.ts';
import type { Translation } from '../translation.ts';

export const boardTest = {
  page: { title: '盤面のテスト' },
  title: heading('盤面のテスト'),
  lead: 'ゲームと同じ盤面に、見本の問題を用意しました。間違った数字は、理由を示して受け付けません。保存も集計もされません。',
  reset: 'はじめに戻す',
  solved: '完成です。「はじめに戻す」で、もう一度試せます。',
} as const satisfies Translation<typeof english>;
