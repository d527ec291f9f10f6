import type { layout as english } from '../en/layout.ts';
import type { Translation } from '../translation.ts';

export const layout = {
  skipToContent: '本文へ移動',
  home: 'ホーム',
  playEasy: '初級で遊ぶ',
  techniques: 'テクニック',
  howToPlay: '遊び方',
  statistics: 'これまでの記録',
  contact: 'お問い合わせ',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
  footerNavigation: 'このサイトについて',
  search: 'サイト内検索',
  menu: 'メニュー',
  mainNavigation: 'メイン',
  language: '言語',
  theme: '配色',
  themes: { minimal: 'ライト', dark: 'ダーク', highContrast: 'ハイコントラスト' },
  credits: { lab: '制作：{{lab}}', company: '運営：{{company}}' },
} as const satisfies Translation<typeof english>;
