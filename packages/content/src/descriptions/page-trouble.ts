import type { Language } from '../languages.ts';

interface PageTroubleTexts {
  /** Where what there is to read is there, and where there is nothing without the rest. */
  readonly part: string;
  readonly game: string;
  readonly reload: string;
  readonly noScript: string;
}

/** What a page says by itself when its scripts don't come. */
export const PAGE_TROUBLE: Readonly<Record<Language, PageTroubleTexts>> = {
  en: {
    part: 'Part of this page could not be loaded. You can read it, but not everything works.',
    game: 'The game could not be loaded. Check your connection, then reload the page.',
    reload: 'Reload',
    noScript: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
  },
  ja: {
    part: 'ページの一部を読み込めませんでした。読むことはできますが、使えない機能があります。',
    game: 'ゲームを読み込めませんでした。通信の状態を確かめて、ページを再読み込みしてください。',
    reload: '再読み込み',
    noScript:
      'このページにはJavaScriptが必要です。ブラウザーの設定で有効にして、再読み込みしてください。',
  },
};
