/** The languages of the site, as they stand in paths and in `lang` attributes. */
export const LANGUAGES = ['en', 'ja'] as const;

/** A language of the site. */
export type Language = (typeof LANGUAGES)[number];

/** Used where nothing tells the visitor's language. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** Each language as its own speakers write it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語' };

/** Where a visitor's explicit choice is kept: the key in local storage and the cookie's name. */
export const LANGUAGE_KEY = 'i18nextLng';

/** Whether something read from outside is exactly one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The language for a visitor whose path names none: the stored choice when it is exactly a language
 * of the site, else the browser's first language when the site speaks it, else the fallback.
 *
 * @param stored what was read from storage or a cookie, however damaged
 * @param browserLanguages language tags, the preferred one first (`navigator.languages`)
 */
export function choosePreferredLanguage(
  stored: unknown,
  browserLanguages: readonly string[],
): Language {
  if (isLanguage(stored)) return stored;
  const primaryTag = browserLanguages[0]?.toLowerCase().split('-')[0];
  return isLanguage(primaryTag) ? primaryTag : FALLBACK_LANGUAGE;
}
