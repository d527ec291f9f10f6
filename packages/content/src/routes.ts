import { DIFFICULTIES, type Difficulty, type TaughtTechniqueId } from '@nanpure/engine';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';
import { TECHNIQUE_IDS } from './techniques/technique-ids.ts';

/** The parameters in the paths of each screen. A screen's id is the same in every language. */
export interface RouteParams {
  readonly home: Readonly<Record<never, never>>;
  readonly game: { readonly difficulty: Difficulty };
  readonly techniques: Readonly<Record<never, never>>;
  readonly technique: { readonly techniqueId: TaughtTechniqueId };
  readonly howToPlay: Readonly<Record<never, never>>;
  readonly statistics: Readonly<Record<never, never>>;
  readonly search: Readonly<Record<never, never>>;
  readonly profile: Readonly<Record<never, never>>;
  readonly boardTest: Readonly<Record<never, never>>;
  readonly apiTest: Readonly<Record<never, never>>;
  readonly privacy: Readonly<Record<never, never>>;
  readonly terms: Readonly<Record<never, never>>;
}

/** A screen of the site. */
export type RouteId = keyof RouteParams;

/** What a path of one screen says. */
export interface MatchOf<Id extends RouteId> {
  readonly route: Id;
  readonly params: RouteParams[Id];
  /** The language of the prefix, or undefined for a path without one. */
  readonly language: Language | undefined;
  /** The path, below the same prefix, that stands for this page and all its aliases. */
  readonly canonicalPath: string;
}

/** What a path of the site says. */
export type PathMatch = { [Id in RouteId]: MatchOf<Id> }[RouteId];

interface RouteDefinition<Id extends RouteId> {
  readonly id: Id;
  /** Below the language prefix; `:name` stands for a parameter. */
  readonly canonical: string;
  /** Further paths, below the prefix of the language that lists them and without a prefix. */
  readonly aliases: Readonly<Record<Language, readonly string[]>>;
  /** Whether search engines are to list it; not where a page is about its visitor alone. */
  readonly indexed: boolean;
  /** Every page of the screen: parameters take only values that are known beforehand. */
  readonly pages: readonly RouteParams[Id][];
}

interface KnownPath<Id extends RouteId> {
  readonly path: string;
  readonly match: MatchOf<Id>;
  /** The same page in each language: the same alias where that language lists it, else canonical. */
  readonly counterparts: Readonly<Record<Language, string>>;
}

type AnyKnownPath = { [Id in RouteId]: KnownPath<Id> }[RouteId];

type Family = Language | undefined;

function prefixed(family: Family, path: string): string {
  if (family === undefined) return path;
  return path === '/' ? `/${family}` : `/${family}${path}`;
}

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

function patternsIn<Id extends RouteId>(route: RouteDefinition<Id>, language: Language) {
  return [route.canonical, ...route.aliases[language]];
}

/** Every path of a route below every prefix, also those that lead to another language's alias. */
function knownPathsOf<Id extends RouteId>(route: RouteDefinition<Id>): KnownPath<Id>[] {
  const patterns = [...new Set(LANGUAGES.flatMap((language) => patternsIn(route, language)))];
  const families: readonly Family[] = [undefined, ...LANGUAGES];
  return patterns.flatMap((pattern) =>
    route.pages.flatMap((params) => {
      const pathIn = (family: Family, shape: string) => prefixed(family, fill(shape, params));
      const counterpartIn = (language: Language) =>
        pathIn(language, patternsIn(route, language).includes(pattern) ? pattern : route.canonical);
      const counterparts = { en: counterpartIn('en'), ja: counterpartIn('ja') };
      return families.map((language) => {
        const canonicalPath = pathIn(language, route.canonical);
        const match = { route: route.id, params, language, canonicalPath };
        return { path: pathIn(language, pattern), match, counterparts };
      });
    }),
  );
}

interface Route<Id extends RouteId> extends RouteDefinition<Id> {
  readonly knownPaths: readonly KnownPath<Id>[];
}

function defineRoute<Id extends RouteId>(route: RouteDefinition<Id>): Route<Id> {
  return { ...route, knownPaths: knownPathsOf(route) };
}

const TECHNIQUE_LISTS = {
  canonical: '/techniques',
  aliases: {
    en: ['/sudoku-techniques', '/sudoku-solver-techniques', '/learn-sudoku'],
    ja: ['/nanpure-techniques', '/sudoku-techniques'],
  },
} as const;

/** One page, under one path. */
const SINGLE_PAGE = { aliases: { en: [], ja: [] }, indexed: true, pages: [{}] } as const;
/** The same where search engines needn't know it. */
const UNLISTED = { ...SINGLE_PAGE, indexed: false } as const;

const ofTechnique = (list: string) => `${list}/:techniqueId`;

/** The route table: the router, links, language switch, redirects and prerendering read it. */
const ROUTES: { readonly [Id in RouteId]: Route<Id> } = {
  home: defineRoute({ id: 'home', canonical: '/', ...SINGLE_PAGE }),
  game: defineRoute({
    id: 'game',
    canonical: '/game/:difficulty',
    aliases: {
      en: [
        '/free-sudoku-game/:difficulty',
        '/online-sudoku-puzzle/:difficulty',
        '/sudoku-game/:difficulty',
      ],
      ja: ['/nanpure-game/:difficulty', '/sudoku-game/:difficulty'],
    },
    indexed: true,
    pages: DIFFICULTIES.map((difficulty) => ({ difficulty })),
  }),
  techniques: defineRoute({ id: 'techniques', ...TECHNIQUE_LISTS, indexed: true, pages: [{}] }),
  technique: defineRoute({
    id: 'technique',
    canonical: ofTechnique(TECHNIQUE_LISTS.canonical),
    aliases: {
      en: TECHNIQUE_LISTS.aliases.en.map(ofTechnique),
      ja: TECHNIQUE_LISTS.aliases.ja.map(ofTechnique),
    },
    indexed: true,
    pages: TECHNIQUE_IDS.map((techniqueId) => ({ techniqueId })),
  }),
  howToPlay: defineRoute({ id: 'howToPlay', canonical: '/how-to-play', ...SINGLE_PAGE }),
  statistics: defineRoute({ id: 'statistics', canonical: '/statistics', ...UNLISTED }),
  search: defineRoute({ id: 'search', canonical: '/search', ...UNLISTED }),
  profile: defineRoute({ id: 'profile', canonical: '/profile', ...UNLISTED }),
  boardTest: defineRoute({ id: 'boardTest', canonical: '/test', ...UNLISTED }),
  apiTest: defineRoute({ id: 'apiTest', canonical: '/api-test', ...UNLISTED }),
  privacy: defineRoute({ id: 'privacy', canonical: '/privacy-policy', ...SINGLE_PAGE }),
  terms: defineRoute({
    id: 'terms',
    canonical: '/terms-of-service',
    ...SINGLE_PAGE,
    aliases: { en: [], ja: ['/terms'] },
  }),
};

const knownPaths = new Map(
  Object.values(ROUTES)
    .flatMap<AnyKnownPath>((route) => route.knownPaths)
    .map((known) => [known.path, known]),
);

function lookUp(pathname: string) {
  return knownPaths.get(pathname.replace(/(?<=[^/])\/$/, ''));
}

/** All screens. */
export const ROUTE_IDS: readonly RouteId[] = Object.values(ROUTES).map(({ id }) => id);

/** Whether search engines are to list a screen. */
export function isIndexed(id: RouteId): boolean {
  return ROUTES[id].indexed;
}

/** The canonical path of every page that search engines are to list, in both languages. */
export function indexedPaths(): readonly string[] {
  return ALL_PATHS.filter((path) => {
    const match = matchPath(path);
    return match?.language && match.canonicalPath === path && isIndexed(match.route);
  });
}

/** Every path the site answers: pages, and paths that lead to a page by `redirectFor`. */
export const ALL_PATHS: readonly string[] = [...knownPaths.keys()];

/** The patterns of a screen's pages in a language with their prefix, the canonical one first. */
export function pathPatterns(id: RouteId, language: Language): readonly string[] {
  return patternsIn<RouteId>(ROUTES[id], language).map((pattern) => prefixed(language, pattern));
}

/** Every page of a screen in a language, also below its aliases, with what its path says. */
export function pagesOf<Id extends RouteId>(
  id: Id,
  language: Language,
): { readonly path: string; readonly params: RouteParams[Id] }[] {
  const route = ROUTES[id];
  return patternsIn(route, language).flatMap((pattern) =>
    route.pages.map((params) => ({ path: prefixed(language, fill(pattern, params)), params })),
  );
}

/** The canonical path of a page. */
export function pathTo<Id extends RouteId>(
  id: Id,
  params: { readonly language: Language } & RouteParams[Id],
): string {
  return prefixed(params.language, fill(ROUTES[id].canonical, params));
}

/**
 * What a path stands for, or undefined when the site has no such page: an unknown path, or an
 * unknown parameter. A trailing slash makes no difference.
 */
export function matchPath(pathname: string): PathMatch | undefined {
  return lookUp(pathname)?.match;
}

/** The language a path is in: that of its prefix, also on pages that don't exist. */
export function languageOf(pathname: string): Language | undefined {
  const prefix = /^\/([^/]+)/.exec(pathname)?.[1];
  return isLanguage(prefix) ? prefix : undefined;
}

/**
 * Where a path below a prefix says that there is no such difficulty or technique, for one without: its
 * place among those that there are.
 */
function besideKnown(pathname: string, language: Language): string | undefined {
  const [, list, value = ''] = /^(\/[\w-]+)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  const known = lookUp(`${list}/easy`) ?? lookUp(`${list}/x-wing`);
  return known?.counterparts[language].replace(/[^/]+$/, value);
}

/**
 * Where a path is to be replaced: one without a prefix by that of the given language, also where its
 * difficulty or technique is unknown; an alias that its language doesn't list by the canonical path.
 * Undefined for pages, and for what isn't ours. The answer is always a path of this site, whatever is
 * asked.
 */
export function redirectFor(pathname: string, language: Language): string | undefined {
  const known = lookUp(pathname);
  if (!known) return besideKnown(pathname, language);
  const target = known.counterparts[known.match.language ?? language];
  return target === known.path ? undefined : target;
}

/** Where a visitor stands: the parts of an address that belong to the site. */
export interface SiteLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
}

/** The same place in another language, query and hash kept. Always an address of this site. */
export function switchLanguage(location: SiteLocation, language: Language): string {
  const { pathname, search, hash } = location;
  const current = languageOf(pathname);
  const unknown = prefixed(language, current ? pathname.slice(current.length + 1) : '/');
  return `${lookUp(pathname)?.counterparts[language] ?? unknown}${search}${hash}`;
}
