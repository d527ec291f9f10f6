export { AD_LABEL } from './ad-label.ts';
export { BILINGUAL } from './bilingual.ts';
export {
  choosePreferredLanguage,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from './languages.ts';
export { documentTitle, type PageKey, pageKey } from './pages.ts';
export {
  ALL_PATHS,
  languageOf,
  type MatchOf,
  matchPath,
  type PathMatch,
  pagesOf,
  pathPatterns,
  pathTo,
  ROUTE_IDS,
  type RouteId,
  type RouteParams,
  redirectFor,
  type SiteLocation,
  switchLanguage,
} from './routes.ts';
export { SITE } from './site.ts';
export type { Translation } from './strings/translation.ts';
