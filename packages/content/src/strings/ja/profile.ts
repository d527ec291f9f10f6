import { heading } from '../../heading.ts';
import type { profile as english } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

export const profile = {
  page: { title: 'プロフィール' },
  title: heading('プロフィール'),
  message: heading('プロフィールページは準備中です。'),
  meanwhile:
    '登録はいりません。ゲームも設定も記録も、このブラウザーに保存されています。このページができるまでは、これまでの記録を見たり、すべてをファイルに保存して持ち運んだりできます。',
  statistics: '記録とバックアップ',
  play: heading('問題を解く'),
} as const satisfies Translation<typeof english>;
