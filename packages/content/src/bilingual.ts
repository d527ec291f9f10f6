import type { Language } from './languages.ts';

type Said = Readonly<Record<Language, string>>;

/** What is said before the visitor's language is known, or when its texts cannot be loaded. */
export const BILINGUAL = {
  chooseLanguage: { en: 'Choose a language', ja: '言語を選んでください' },
  notFound: { en: 'Page not found', ja: 'ページが見つかりません' },
  error: { en: 'An error occurred.', ja: 'エラーが発生しました。' },
  reload: { en: 'Reload', ja: '再読み込み' },
} as const satisfies Readonly<Record<string, Said>>;
