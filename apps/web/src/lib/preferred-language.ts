import { choosePreferredLanguage, LANGUAGE_KEY, type Language } from '@nanpure/content';
import { readItem } from './storage/storage.ts';

/** The language for an address that names none: the visitor's choice, else the browser's. */
export function preferredLanguage(): Language {
  const stored = readItem(LANGUAGE_KEY);
  return choosePreferredLanguage(stored.ok ? stored.value : undefined, navigator.languages);
}
