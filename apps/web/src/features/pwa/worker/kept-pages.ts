import {
  ALL_PATHS,
  LANGUAGES,
  languageOf,
  matchPath,
  type PathMatch,
  pathTo,
  redirectFor,
} from '@nanpure/content';

/** Leads from a path without a language to the visitor's. */
const FORWARDING_PAGE = '/index.html';
const LOST_PAGE = '/404.html';

/** Many, and each rarely read: the app draws them in the page of their list, from what is kept of it. */
const isReference = (match: PathMatch | undefined) => match?.route === 'reference';

/** Every page of the app under its one canonical path, and its page for what doesn't exist. */
export const APP_PAGES: readonly string[] = [
  ...ALL_PATHS.filter((path) => {
    const match = matchPath(path);
    return languageOf(path) && match?.canonicalPath === path && !isReference(match);
  }),
  ...LANGUAGES.map((language) => `/${language}${LOST_PAGE}`),
];

/** The pages for those who have no language yet. */
export const OTHER_PAGES: readonly string[] = [FORWARDING_PAGE, LOST_PAGE];

/** Which of the kept pages stands for a path. */
export interface KeptPage {
  readonly path: string;
  /** True for cache first, as the server has no other answer; false for network first. */
  readonly isCertain: boolean;
}

/** The kept page for a path. An alias gets its canonical page, which then shows the alias's. */
export function keptPageFor(pathname: string): KeptPage {
  const language = languageOf(pathname);
  const match = matchPath(pathname);
  if (!match) return { path: language ? `/${language}${LOST_PAGE}` : LOST_PAGE, isCertain: false };
  if (language && isReference(match)) {
    return { path: pathTo('referenceList', { language }), isCertain: false };
  }
  const isPage = language !== undefined && redirectFor(pathname, language) === undefined;
  return isPage
    ? { path: match.canonicalPath, isCertain: true }
    : { path: language ? match.canonicalPath : FORWARDING_PAGE, isCertain: false };
}
