import { type Language, languageOf } from '@nanpure/content';
import { useLocation } from 'react-router-dom';
import { preferredLanguage } from './preferred-language.ts';

/** The language of the page: that of its path, or the visitor's where the path has none. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname) ?? preferredLanguage();
}
