import type { Language } from '@nanpure/content';

/** What stands between two items of a list. */
export function listComma(language: Language): string {
  return language === 'ja' ? '、' : ', ';
}

/**
 * A list without an "and": "1, 2, 5", 「1、2、5」. Not by `Intl.ListFormat`, as some browsers separate
 * Japanese items by spaces only.
 */
export function listIn(language: Language, items: readonly (string | number)[]): string {
  return items.join(listComma(language));
}
