import { expect, it } from 'vitest';
import { pictureOf } from './page-picture.ts';
import { indexedPaths, matchPath } from './routes.ts';

it('is another one for each page that search engines list', () => {
  const pictures = indexedPaths().map((path) => {
    const match = matchPath(path);
    return match?.language && pictureOf(match, match.language);
  });
  expect(pictures).toContain('/pictures/ja/x-wing.png');
  expect(new Set(pictures).size).toBe(pictures.length);
});
