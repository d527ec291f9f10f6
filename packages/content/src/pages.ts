import type { Difficulty, TaughtTechniqueId } from '@nanpure/engine';
import type { Language } from './languages.ts';
import type { LegalDocumentId } from './legal/document.ts';
import type { PathMatch } from './routes.ts';
import { SITE } from './site.ts';

/**
 * Where the strings have a page's title: in the `pages` namespace, or in another one that is
 * downloaded with the page. Its description has the same key.
 */
export type PageKey =
  | 'home'
  | `game.${Difficulty}`
  | 'techniques'
  | `lessonPages:${TaughtTechniqueId}`
  | 'howToPlay'
  | 'statistics'
  | 'search:page'
  | 'profile:page'
  | 'boardTest:page'
  | 'apiTest:page'
  | `legalPages:${LegalDocumentId}`
  | 'notFound';

/** The namespaces that page keys are in: `pages` at the start, the others with the page. */
export const PAGE_NAMESPACES = [
  'pages',
  'lessonPages',
  'legalPages',
  'search',
  'profile',
  'boardTest',
  'apiTest',
] as const;

/** The key of the page a path stands for; undefined is a page that doesn't exist. */
export function pageKey(match: PathMatch | undefined): PageKey {
  switch (match?.route) {
    case 'home':
      return 'home';
    case 'game':
      return `game.${match.params.difficulty}`;
    case 'techniques':
      return 'techniques';
    case 'technique':
      return `lessonPages:${match.params.techniqueId}`;
    case 'howToPlay':
      return 'howToPlay';
    case 'statistics':
      return 'statistics';
    case 'search':
    case 'profile':
    case 'boardTest':
    case 'apiTest':
      return `${match.route}:page`;
    case 'privacy':
    case 'terms':
      return `legalPages:${match.route}`;
    case undefined:
      return 'notFound';
  }
}

/** The whole title of a page: its own, then the site's name. */
export function documentTitle(title: string, language: Language): string {
  const separator = language === 'ja' ? '｜' : ' | ';
  return `${title}${separator}${SITE.name[language]}`;
}

/** The path of the file that tells browsers how to install the site. */
export function manifestPath(language: Language): string {
  return `/${language}/manifest.webmanifest`;
}
