import type { Language } from './languages.ts';
import { pageKey } from './pages.ts';
import { isIndexed, type PathMatch } from './routes.ts';

/**
 * The path of the picture that stands for a page where somebody links to it. What search engines
 * aren't to list has that of the home page.
 */
export function pictureOf(match: PathMatch, language: Language): string {
  const key = isIndexed(match.route) ? pageKey(match) : 'home';
  const name = key.replace(/^\w+:/, '').replace('.', '-');
  return `/pictures/${language}/${name}.png`;
}
