import type { Language } from './languages.ts';

interface UpdatePromptTexts {
  readonly label: string;
  readonly text: string;
  readonly load: string;
  readonly later: string;
}

/** What is said when there is a new build of the site: so little that it needs no file a language. */
export const UPDATE_PROMPT: Readonly<Record<Language, UpdatePromptTexts>> = {
  en: {
    label: 'New version',
    text: 'A new version is ready. Your games are kept.',
    load: 'Load it now',
    later: 'Later',
  },
  ja: {
    label: '新しいバージョン',
    text: '新しいバージョンがあります。ゲームはそのまま残ります。',
    load: 'いますぐ読み込む',
    later: 'あとで',
  },
};
