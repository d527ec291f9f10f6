import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../languages.ts';

/** Where the page of the API's documentation is: served by the API's own server, and no route of the site. */
export const API_DOCS_PATHS: Readonly<Record<Language, string>> = {
  en: '/api/docs',
  ja: '/api/docs/ja',
};

/** Where that page is in each language, and for visitors with none of them. */
export const API_DOCS_ALTERNATES: readonly { readonly hrefLang: string; readonly path: string }[] =
  [
    ...LANGUAGES.map((language) => ({ hrefLang: language, path: API_DOCS_PATHS[language] })),
    { hrefLang: 'x-default', path: API_DOCS_PATHS[FALLBACK_LANGUAGE] },
  ];
