import type { Language } from '../languages.ts';
import { guide as englishGuide } from './en/guide.ts';
import { page as englishPage } from './en/page.ts';
import type { GuideSection } from './guide.ts';
import { errors } from './ja/errors.ts';
import { fields } from './ja/fields.ts';
import { guide as japaneseGuide } from './ja/guide.ts';
import { operations } from './ja/operations.ts';
import { page as japanesePage } from './ja/page.ts';
import type { Texts } from './texts.ts';

export type { GuideBlock, GuideSection } from './guide.ts';

/** What the page of the API's documentation says in one language. */
export interface ApiDocsTexts {
  readonly page: Texts<typeof englishPage>;
  readonly guide: readonly GuideSection[];
  /** What the OpenAPI document says, which is in English; the same text where it has no translation. */
  readonly say: (text: string) => string;
}

/** What the OpenAPI document says, in Japanese, by the English text. */
export const JAPANESE_API_TEXTS: Readonly<Record<string, string>> = {
  ...operations,
  ...fields,
  ...errors,
};

/** The texts of the page in both languages. */
export const API_DOCS: Readonly<Record<Language, ApiDocsTexts>> = {
  en: { page: englishPage, guide: englishGuide, say: (text) => text },
  ja: {
    page: japanesePage,
    guide: japaneseGuide,
    say: (text) => JAPANESE_API_TEXTS[text] ?? text,
  },
};
