import type { Language } from '../languages.ts';

/** Where the page of the API's documentation is: served by the API's own server, and no route of the site. */
export const API_DOCS_PATHS: Readonly<Record<Language, string>> = {
  en: '/api/docs',
  ja: '/api/docs/ja',
};
