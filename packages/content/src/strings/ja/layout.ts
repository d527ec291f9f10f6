import type { layout as english } from '../en/layout.ts';
import type { Translation } from '../translation.ts';

export const layout = {
  skipToContent: '本文へ移動',
  links: {
    home: 'ホーム',
    game: '解く',
    daily: '日替わり',
    learn: '学ぶ',
    solver: '解析',
    howToPlay: '遊び方',
    statistics: '記録',
    search: '検索',
  },
  preferences: '配色と言語',
  statistics: 'これまでの記録',
  print: '印刷用ナンプレ',
  search: 'サイト内検索',
  contact: 'お問い合わせ',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
  footerNavigation: 'このサイトについて',
  menu: 'メニュー',
  mainNavigation: 'メイン',
  language: '言語',
  theme: '配色',
  themes: { minimal: 'ライト', dark: 'ダーク', highContrast: 'ハイコントラスト' },
  credits: { lab: '制作：{{lab}}', company: '運営：{{company}}' },
} as const satisfies Translation<typeof english>;
