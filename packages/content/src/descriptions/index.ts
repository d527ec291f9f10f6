import type { Language } from '../languages.ts';
import { type DescribedKey, describedIn } from './descriptions.ts';
import { DESCRIPTIONS } from './texts.ts';

export { PAGE_TROUBLE } from './page-trouble.ts';

/**
 * What a page is about, for search engines and those who share a link to it; a page without a description
 * gets that of the home page. Only the head of a page needs it: it is no part of what pages wait for.
 */
export function pageDescription(key: DescribedKey, language: Language): string {
  return describedIn(DESCRIPTIONS, key, language);
}
