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
export { documentTitle, manifestPath, type PageKey, pageKey, pictureOf } from './pages.ts';
export {
  ALL_PATHS,
  alternatesOf,
  indexedPaths,
  isIndexed,
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
export { robotsTxt, sitemapXml } from './sitemap.ts';
export type { Translation } from './strings/translation.ts';
export { type PageWords, type StructuredData, structuredData } from './structured-data.ts';
export { UPDATE_PROMPT } from './update-prompt.ts';
