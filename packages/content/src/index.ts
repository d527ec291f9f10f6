export { AD_LABEL } from './ad-label.ts';
export { alternatesOf } from './alternates.ts';
export {
  GAME_ANCHORS,
  HOW_TO_PLAY_ANCHORS,
  LESSON_ANCHORS,
  STATISTICS_ANCHORS,
} from './anchors.ts';
export { API_DOCS_ALTERNATES, API_DOCS_PATHS } from './api-docs/paths.ts';
export { BILINGUAL } from './bilingual.ts';
export { STATION_IDS, type StationId } from './course/station-ids.ts';
export { boxName } from './hints/box-names.ts';
export {
  choosePreferredLanguage,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from './languages.ts';
export { NOT_FOUND_PAGES, type NotFoundPage, notFoundFile } from './not-found.ts';
export { homePicture, pictureOf } from './page-picture.ts';
export {
  documentTitle,
  isReferenceKey,
  manifestPath,
  PAGE_NAMESPACES,
  type PageKey,
  pageKey,
} from './pages.ts';
export { REFERENCE_IDS, type ReferenceId } from './reference/reference-ids.ts';
export {
  ALL_PATHS,
  GAME_ROUTES,
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
  ROUTE_KEYS,
  type RouteId,
  type RouteParams,
  redirectFor,
  SITE_PARTS,
  type SiteLocation,
  switchLanguage,
} from './routes.ts';
export { SEARCH_WORDS, TECHNIQUE_SEARCH_WORDS } from './search-words.ts';
export { SITE } from './site.ts';
export { robotsTxt, sitemapXml } from './sitemap.ts';
export type { Translation } from './strings/translation.ts';
export { type PageWords, type StructuredData, structuredData } from './structured-data.ts';
export { TECHNIQUE_IDS } from './techniques/technique-ids.ts';
export { UPDATE_PROMPT } from './update-prompt.ts';
