import { choosePreferredLanguage, LANGUAGE_KEY, type Language } from '@nanpure/content';
import { readItem, writeItem } from './storage/storage.ts';

const SECONDS_PER_YEAR = 31_536_000;

/** The language for an address that names none: the visitor's choice, else the browser's. */
export function preferredLanguage(): Language {
  const stored = readItem(LANGUAGE_KEY);
  return choosePreferredLanguage(stored.ok ? stored.value : undefined, navigator.languages);
}

/**
 * Keeps what the visitor chose, for this site's scripts and (in a cookie) for its server. A browser
 * that keeps neither will be asked for its own language again: nothing is lost but the choice.
 */
export function rememberLanguage(language: Language) {
  writeItem(LANGUAGE_KEY, language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${SECONDS_PER_YEAR}; SameSite=Lax${secure}`;
}
