import { expect, it } from 'vitest';
import { pictureOf } from './page-picture.ts';
import { indexedPaths, matchPath } from './routes.ts';

function pictureAt(path: string) {
  const match = matchPath(path);
  return match?.language && pictureOf(match, match.language);
}

it('is another one for each page that search engines list', () => {
  const pictures = indexedPaths()
    .filter((path) => !['reference', 'station'].includes(matchPath(path)?.route ?? ''))
    .map(pictureAt);
  expect(pictures).toContain('/pictures/ja/x-wing.png');
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('is that of their list for the pages of the reference', () => {
  expect(pictureAt('/en/techniques/beyond')).toBe('/pictures/en/reference.png');
  expect(pictureAt('/ja/techniques/beyond/skyscraper')).toBe('/pictures/ja/reference.png');
});

it('is that of the technique, or of the course, for a station', () => {
  expect(pictureAt('/en/learn')).toBe('/pictures/en/course.png');
  expect(pictureAt('/en/learn/x-wing')).toBe(pictureAt('/en/techniques/x-wing'));
  expect(pictureAt('/ja/learn/notes')).toBe(pictureAt('/ja/learn'));
});
