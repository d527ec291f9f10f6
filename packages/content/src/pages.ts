import type { Difficulty } from '@nanpure/engine';
import type { Language } from './languages.ts';
import type { PathMatch } from './routes.ts';
import { SITE } from './site.ts';

/** Where the `pages` namespace of the strings has a page's title and description. */
export type PageKey = 'home' | `game.${Difficulty}` | 'statistics' | 'notFound';

/** The key of the page a path stands for; undefined is a page that doesn't exist. */
export function pageKey(match: PathMatch | undefined): PageKey {
  switch (match?.route) {
    case 'home':
      return 'home';
    case 'game':
      return `game.${match.params.difficulty}`;
    case 'statistics':
      return 'statistics';
    case undefined:
      return 'notFound';
  }
}

/** The whole title of a page: its own, then the site's name. */
export function documentTitle(title: string, language: Language): string {
  const separator = language === 'ja' ? '｜' : ' | ';
  return `${title}${separator}${SITE.name[language]}`;
}
