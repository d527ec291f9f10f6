import type { legalPages as english } from '../en/legal-pages.ts';
import type { Translation } from '../translation.ts';

export const legalPages = {
  privacy: {
    title: 'プライバシーポリシー',
    description:
      'ブラウザーに残るもの、サーバーに届くもの、外部送信、アクセス解析と広告、保存期間、みなさまの権利について説明します。',
  },
  terms: {
    title: '利用規約',
    description:
      '無料のナンプレサイトの使い方の約束ごと、当サイトの責任の範囲、準拠法と裁判所についてまとめました。',
  },
} as const satisfies Translation<typeof english>;
