import { FALLBACK_LANGUAGE, LANGUAGES } from './languages.ts';
import { switchLanguage } from './routes.ts';

/** Where the same page is in each language, and for visitors with none of them. */
export function alternatesOf(path: string) {
  const location = { pathname: path, search: '', hash: '' };
  return [
    ...LANGUAGES.map((language) => ({ hrefLang: language as string, language })),
    { hrefLang: 'x-default', language: FALLBACK_LANGUAGE },
  ].map(({ hrefLang, language }) => ({ hrefLang, path: switchLanguage(location, language) }));
}
