import type { Language } from './languages.ts';
import { type PageKey, pageKey } from './pages.ts';
import { isIndexed, type PathMatch } from './routes.ts';
import { TECHNIQUE_IDS } from './techniques/technique-ids.ts';

function pictureKeyOf(match: PathMatch): PageKey {
  if (match.route === 'reference') return 'reference:page';
  if (match.route === 'station') {
    const technique = TECHNIQUE_IDS.find((id) => id === match.params.stationId);
    return technique ? `lessonPages:${technique}` : 'course:page';
  }
  return isIndexed(match.route) ? pageKey(match) : 'home';
}

function pictureAt(key: PageKey, language: Language): string {
  const name = key
    .replace(/:page$/, '')
    .replace(/^\w+:/, '')
    .replace('.', '-');
  return `/pictures/${language}/${name}.png`;
}

/** The path of the picture of the home page. */
export function homePicture(language: Language): string {
  return pictureAt('home', language);
}

/**
 * The path of the picture that stands for a page where somebody links to it. What search engines
 * aren't to list has that of the home page, each page of the reference that of its list, and a station of the course that
 * of its technique or of the course.
 */
export function pictureOf(match: PathMatch, language: Language): string {
  return pictureAt(pictureKeyOf(match), language);
}
