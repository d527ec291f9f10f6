import { describe, expect, it } from 'vitest';
import { NOT_FOUND_PAGES, notFoundFile } from './not-found.ts';
import { matchPath } from './routes.ts';

describe('the page for a path that is not there', () => {
  it.each([
    ['/en/nothing', 'en/404.html'],
    ['/ja', 'ja/404.html'],
    ['/ja/', 'ja/404.html'],
    ['/en/game', 'en/404.html'],
    ['/en/game/', 'en/404.html'],
    ['/en/game/impossible', 'en/404-game.html'],
    ['/en/game/impossible/', 'en/404-game.html'],
    ['/en/free-sudoku-game/impossible', 'en/404-game.html'],
    ['/ja/nanpure-game/impossible', 'ja/404-game.html'],
    ['/ja/free-sudoku-game/impossible', 'ja/404.html'],
    ['/ja/game/impossible/more', 'ja/404.html'],
    ['/ja/techniques/y-wing', 'ja/404-technique.html'],
    ['/en/learn-sudoku/y-wing', 'en/404-technique.html'],
  ])('%s is in %s', (path, file) => {
    expect(notFoundFile(path, path.startsWith('/en') ? 'en' : 'ja')).toBe(file);
  });

  it('is in the language to answer in where the path has none', () => {
    expect(notFoundFile('/game/impossible', 'ja')).toBe('ja/404.html');
    expect(notFoundFile('/nothing', 'en')).toBe('en/404.html');
  });

  it('answers for an example that is no page', () => {
    for (const { example, file, language } of NOT_FOUND_PAGES) {
      expect(matchPath(example)).toBeUndefined();
      expect(notFoundFile(example, language)).toBe(file);
    }
  });
});
