import type { Language } from '../languages.ts';
import type { PageKey } from '../pages.ts';
import { descriptions as en } from './en.ts';
import { descriptions as ja } from './ja.ts';

export { PAGE_TROUBLE } from './page-trouble.ts';

/**
 * What a page is about, for search engines and those who share a link to it. Only the HTML of a page
 * needs it: it is no part of what browsers download besides.
 */
export function pageDescription(key: PageKey, language: Language): string {
  return { en, ja }[language][key];
}
