import { DIFFICULTIES, TAUGHT_TECHNIQUES } from '@nanpure/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_PROOF } from '../../engine/src/testing/proof.ts';
import { LANGUAGES, type Language } from './languages.ts';
import {
  ALL_PATHS,
  isIndexed,
  languageOf,
  matchPath,
  pagesOf,
  pathPatterns,
  pathTo,
  ROUTE_IDS,
  redirectFor,
  switchLanguage,
} from './routes.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

const listAndDetails = (list: string) => [
  list,
  ...TAUGHT_TECHNIQUES.map(({ id }) => `${list}/${id}`),
];

/** The table of the specification, written out: these addresses stay. */
const SPECIFIED = {
  en: [
    '/en',
    '/en/statistics',
    '/en/search',
    '/en/profile',
    '/en/test',
    '/en/api-test',
    ...DIFFICULTIES.flatMap((difficulty) => [
      `/en/game/${difficulty}`,
      `/en/free-sudoku-game/${difficulty}`,
      `/en/online-sudoku-puzzle/${difficulty}`,
      `/en/sudoku-game/${difficulty}`,
    ]),
    ...[
      '/en/techniques',
      '/en/sudoku-techniques',
      '/en/sudoku-solver-techniques',
      '/en/learn-sudoku',
    ].flatMap(listAndDetails),
    '/en/how-to-play',
    '/en/privacy-policy',
    '/en/terms-of-service',
  ],
  ja: [
    '/ja',
    '/ja/statistics',
    '/ja/search',
    '/ja/profile',
    '/ja/test',
    '/ja/api-test',
    ...DIFFICULTIES.flatMap((difficulty) => [
      `/ja/game/${difficulty}`,
      `/ja/nanpure-game/${difficulty}`,
      `/ja/sudoku-game/${difficulty}`,
    ]),
    ...['/ja/techniques', '/ja/nanpure-techniques', '/ja/sudoku-techniques'].flatMap(
      listAndDetails,
    ),
    '/ja/how-to-play',
    '/ja/privacy-policy',
    '/ja/terms-of-service',
    '/ja/terms',
  ],
};

/** Screens that the specification doesn't name have the addresses that they say. */
const LATER = ROUTE_IDS.filter((id) => !SPECIFIED.en.some((path) => matchPath(path)?.route === id));

const listedIn = (language: Language) => [
  ...SPECIFIED[language],
  ...LATER.flatMap((id) => pagesOf(id, language).map(({ path }) => path)),
];

const LISTED = { en: listedIn('en'), ja: listedIn('ja') };

describe('the route table', () => {
  it('serves exactly the listed paths below the prefixes @2.7 @2.8 @2.9 @2.11 @2.12 @2.13 @2.14', () => {
    const served = ALL_PATHS.filter((path) => languageOf(path) && !redirectFor(path, 'en'));
    expect(served.toSorted()).toEqual([...LISTED.en, ...LISTED.ja].toSorted());
  });

  it('replaces every path without a prefix @2.1', () => {
    const unprefixed = ALL_PATHS.filter((path) => !languageOf(path));
    const listed = [...LISTED.en, ...LISTED.ja].map((path) => path.slice('/en'.length) || '/');
    expect(unprefixed.toSorted()).toEqual([...new Set(listed)].toSorted());
    for (const language of LANGUAGES) {
      for (const path of unprefixed) {
        expect(LISTED[language]).toContain(redirectFor(path, language));
      }
    }
  });

  it('hides from search engines what is about the visitor alone, or a tool @9.32', () => {
    expect(ROUTE_IDS.filter((id) => !isIndexed(id) && !LATER.includes(id))).toEqual([
      'statistics',
      'search',
      'profile',
      'boardTest',
      'apiTest',
    ]);
  });

  it('gives the router the same paths as patterns', () => {
    expect(pathPatterns('home', 'en')).toEqual(['/en']);
    expect(pathPatterns('game', 'ja')).toEqual([
      '/ja/game/:difficulty',
      '/ja/nanpure-game/:difficulty',
      '/ja/sudoku-game/:difficulty',
    ]);
  });

  it('has a page for each technique, in the order of the catalogue @2.10', () => {
    const [first, ...others] = pagesOf('technique', 'ja');
    expect(first).toEqual({
      path: '/ja/techniques/naked-single',
      params: { techniqueId: 'naked-single' },
    });
    expect([first, ...others].slice(0, 8).map((page) => page?.params.techniqueId)).toEqual(
      TAUGHT_TECHNIQUES.map(({ id }) => id),
    );
    expect(others.map(({ path }) => path)).toContain('/ja/nanpure-techniques/swordfish');
  });
});

describe('pathTo', () => {
  it('writes canonical paths', () => {
    expect(pathTo('home', { language: 'en' })).toBe('/en');
    expect(pathTo('game', { language: 'ja', difficulty: 'hard' })).toBe('/ja/game/hard');
  });
});

describe('matchPath', () => {
  it('reads route, parameters, language and canonical path', () => {
    expect(matchPath('/en/online-sudoku-puzzle/medium')).toEqual({
      route: 'game',
      params: { difficulty: 'medium' },
      language: 'en',
      canonicalPath: '/en/game/medium',
    });
    expect(matchPath('/')).toEqual({
      route: 'home',
      params: {},
      language: undefined,
      canonicalPath: '/',
    });
  });

  it('reads back every canonical path', () => {
    for (const path of ALL_PATHS) {
      const canonicalPath = matchPath(path)?.canonicalPath ?? 'none';
      expect(matchPath(canonicalPath)).toEqual(matchPath(path));
    }
  });

  it('takes a trailing slash for none', () => {
    expect(matchPath('/ja/')).toEqual(matchPath('/ja'));
    expect(matchPath('/ja/game/easy/')).toEqual(matchPath('/ja/game/easy'));
  });

  it.each([
    '',
    '//',
    '/en//',
    '/EN',
    '/fr',
    '/en/game',
    '/en/game/impossible',
    '/en/game/easy/more',
    '/game/constructor',
    '/en/game/:difficulty',
    '/en/techniques/y-wing',
    '/en/how-to-play/more',
  ])('knows no page at %o @5.8', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });
});

describe('languageOf', () => {
  it.each([
    ['/en', 'en'],
    ['/ja/nowhere', 'ja'],
    ['/', undefined],
    ['/english', undefined],
    ['//ja', undefined],
    ['ja', undefined],
  ])('reads %o as %s @2.3', (path, expected) => {
    expect(languageOf(path)).toBe(expected);
  });
});

describe('redirectFor', () => {
  it('never sends a listed path below a prefix elsewhere @2.3', () => {
    for (const path of [...LISTED.en, ...LISTED.ja]) {
      expect(redirectFor(path, 'en')).toBeUndefined();
      expect(redirectFor(path, 'ja')).toBeUndefined();
    }
  });

  it('prefixes a path, keeping an alias where the language lists it @2.8', () => {
    expect(redirectFor('/', 'ja')).toBe('/ja');
    expect(redirectFor('/sudoku-game/easy', 'en')).toBe('/en/sudoku-game/easy');
    expect(redirectFor('/nanpure-game/easy', 'ja')).toBe('/ja/nanpure-game/easy');
    expect(redirectFor('/nanpure-game/easy', 'en')).toBe('/en/game/easy');
  });

  it("sends another language's alias to the canonical path of the prefix", () => {
    expect(redirectFor('/ja/free-sudoku-game/hard', 'en')).toBe('/ja/game/hard');
    expect(redirectFor('/en/nanpure-game/hard', 'ja')).toBe('/en/game/hard');
  });

  it('leads an unknown difficulty or technique to where the site says so', () => {
    expect(redirectFor('/game/impossible', 'en')).toBe('/en/game/impossible');
    expect(redirectFor('/game/impossible/', 'ja')).toBe('/ja/game/impossible');
    expect(redirectFor('/nanpure-game/impossible', 'en')).toBe('/en/game/impossible');
    expect(redirectFor('/learn-sudoku/y-wing', 'en')).toBe('/en/learn-sudoku/y-wing');
    expect(redirectFor('/techniques/y-wing', 'ja')).toBe('/ja/techniques/y-wing');
  });

  it('leads a path with capital letters to the page that is meant', () => {
    expect(redirectFor('/EN', 'ja')).toBe('/en');
    expect(redirectFor('/Ja/Solver/', 'en')).toBe('/ja/solver');
    expect(redirectFor('/en/techniques/X-Wing', 'ja')).toBe('/en/techniques/x-wing');
    expect(redirectFor('/SOLVER', 'ja')).toBe('/ja/solver');
    expect(redirectFor('/En/nowhere', 'en')).toBeUndefined();
  });

  it.each([
    '/nowhere',
    '/nowhere/at-all',
    '/en/game/impossible',
    '/en/easy',
    '/game/impossible/more',
    '/game/im%0d%0apossible',
  ])('leaves %s alone', (path) => {
    expect(redirectFor(path, 'en')).toBeUndefined();
  });
});

describe('switchLanguage', () => {
  it('keeps page, query and hash', () => {
    expect(switchLanguage(at('/en/game/easy', '?a=1', '#b'), 'ja')).toBe('/ja/game/easy?a=1#b');
    expect(switchLanguage(at('/ja'), 'en')).toBe('/en');
    expect(switchLanguage(at('/en/sudoku-game/easy'), 'ja')).toBe('/ja/sudoku-game/easy');
  });

  it("turns an alias the other language doesn't list into its canonical path @2.4", () => {
    expect(switchLanguage(at('/en/free-sudoku-game/easy'), 'ja')).toBe('/ja/game/easy');
  });

  it('swaps the prefix of a page that does not exist', () => {
    expect(switchLanguage(at('/en/game/impossible'), 'ja')).toBe('/ja/game/impossible');
    expect(switchLanguage(at('/nowhere', '?a=1'), 'ja')).toBe('/ja?a=1');
  });

  it('returns to where it started', () => {
    for (const path of [...LISTED.en, ...LISTED.ja]) {
      const canonicalPath = matchPath(path)?.canonicalPath ?? 'none';
      for (const there of LANGUAGES) {
        const back = languageOf(canonicalPath) ?? 'en';
        const elsewhere = switchLanguage(at(canonicalPath), there);
        expect(switchLanguage(at(elsewhere), back)).toBe(canonicalPath);
      }
    }
  });
});

describe('hostile paths', { timeout: 30_000 }, () => {
  const origin = 'https://example.org';
  const fragments = fc.constantFrom(
    ...['/', '//', '\\', '/\\', '%2f%2f', '%5c', '\r\n', '\t', '\0', '@', ':', '..', '.', '?', '#'],
    ...['evil.test', 'https:', 'javascript:', 'en', 'ja', 'game', 'easy', 'sudoku-game', 'Ⅳ', '。'],
  );
  const path = fc.oneof(
    fc.array(fragments, { maxLength: 10 }).map((parts) => parts.join('')),
    fc.array(fragments, { maxLength: 10 }).map((parts) => `/en/${parts.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...ALL_PATHS),
  );
  const language = fc.constantFrom(...LANGUAGES);
  const originOf = (address: string) => new URL(address, origin).origin;

  it('never redirects off the site, and only to listed paths and to what stands beside them @11.19', () => {
    const unknown = /^\/(?:en|ja)\/(?:game|sudoku-game|techniques)\/[\w-]+$/;
    fc.assert(
      fc.property(path, language, (pathname, preferred) => {
        const target = redirectFor(pathname, preferred);
        if (target === undefined) return;
        expect(originOf(target)).toBe(origin);
        if (!unknown.test(target)) expect([...LISTED.en, ...LISTED.ja]).toContain(target);
      }),
      { seed: 2502, numRuns: IS_PROOF ? 100_000 : 5_000 },
    );
  });

  it('never leaves the site by switching the language', () => {
    fc.assert(
      fc.property(path, language, (pathname, wanted) => {
        const target = switchLanguage(at(pathname), wanted);
        expect(originOf(target)).toBe(origin);
        expect(languageOf(target.split(/[?#]/)[0] ?? '')).toBe(wanted);
      }),
      { seed: 2503, numRuns: IS_PROOF ? 100_000 : 5_000 },
    );
  });
});
