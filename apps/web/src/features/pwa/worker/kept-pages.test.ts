import { describe, expect, it } from 'vitest';
import { APP_PAGES, keptPageFor, OTHER_PAGES } from './kept-pages.ts';

describe('the pages that are kept', () => {
  it('are one for each page of the site, and none for an alias', () => {
    expect(APP_PAGES).toEqual(expect.arrayContaining(['/en', '/ja/game/hard', '/ja/404.html']));
    expect(APP_PAGES.filter((path) => path.includes('nanpure-'))).toEqual([]);
    expect(new Set(APP_PAGES).size).toBe(APP_PAGES.length);
  });

  it.each([
    ['/en', '/en', true],
    ['/ja/game/easy/', '/ja/game/easy', true],
    ['/ja/nanpure-game/easy', '/ja/game/easy', true],
    ['/ja/free-sudoku-game/easy', '/ja/game/easy', false],
    ['/en/techniques/beyond', '/en/techniques/beyond', true],
    ['/en/techniques/beyond/skyscraper', '/en/techniques/beyond', false],
    ['/', '/index.html', false],
    ['/game/easy', '/index.html', false],
    ['/en/nowhere', '/en/404.html', false],
    ['/en/game/impossible', '/en/404.html', false],
    ['/nowhere', '/404.html', false],
  ])('%s is answered with %s', (asked, path, isCertain) => {
    expect(keptPageFor(asked)).toEqual({ path, isCertain });
    expect([...APP_PAGES, ...OTHER_PAGES]).toContain(path);
  });
});
