import type { Language } from '@nanpure/content';

/** What stands between two sentences: Japanese ones follow each other without a space. */
export function sentenceGap(language: Language): string {
  return language === 'ja' ? '' : ' ';
}
