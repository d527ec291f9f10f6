import { isLanguage, type Language } from './languages.ts';
import {
  fill,
  type MatchBy,
  patternsIn,
  prefixed,
  type RouteDefinition,
} from './route-definition.ts';
import { ROUTES } from './route-table.ts';

type Routes = typeof ROUTES;

/** A screen of the site. */
export type RouteId = keyof Routes;

/** The parameters in the paths of each screen. */
export type RouteParams = { readonly [Id in RouteId]: Routes[Id]['pages'][number] };

/** What a path of one screen says. */
export type MatchOf<Id extends RouteId> = MatchBy<Id, RouteParams[Id]>;

/** What a path of the site says. */
export type PathMatch = { [Id in RouteId]: MatchOf<Id> }[RouteId];

/** Where the strings have the title of a page that exists. */
export type RouteKey = Routes[RouteId]['keys'][number];

type AnyKnownPath = Routes[RouteId]['knownPaths'][number];

const knownPaths = new Map(
  Object.values(ROUTES)
    .flatMap<AnyKnownPath>((route) => route.knownPaths)
    .map((known) => [known.path, known]),
);

/** The keys of all pages, those of a screen in the order of its pages. */
export const ROUTE_KEYS: readonly RouteKey[] = Object.values(ROUTES).flatMap<RouteKey>(
  ({ keys }) => keys,
);

/** The same table, for what handles any screen and its own parameters. */
const routes: {
  readonly [Id in RouteId]: RouteDefinition<Id, RouteParams[Id], RouteKey>;
} = ROUTES;

/** Where the strings have the title of the page that a path stands for. */
export function keyOfMatch<Id extends RouteId>({ route, params }: MatchOf<Id>): RouteKey {
  return routes[route].keyOf(params);
}

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
  return patternsIn(ROUTES[id], language).map((pattern) => prefixed(language, pattern));
}

/** Every page of a screen in a language, also below its aliases, with what its path says. */
export function pagesOf<Id extends RouteId>(
  id: Id,
  language: Language,
): { readonly path: string; readonly params: RouteParams[Id] }[] {
  const route = routes[id];
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
 * The path with a language prefix for one without whose difficulty or technique is unknown: the page there says so.
 */
function besideKnown(pathname: string, language: Language): string | undefined {
  const [, list, value = ''] = /^(\/[\w-]+)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  // Any difficulty and any technique would do: they show whether the list has pages of one or the other.
  const known = lookUp(`${list}/easy`) ?? lookUp(`${list}/x-wing`);
  return known?.counterparts[language].replace(/[^/]+$/, value);
}

/**
 * Where a path is to be replaced: one without a prefix by that of the given language, also where its
 * difficulty or technique is unknown; an alias that its language doesn't list by the canonical path; one
 * with capital letters, as people type and print them, by that without.
 * Undefined for pages, and for what isn't ours. The answer is always a path of this site, whatever is
 * asked.
 */
export function redirectFor(pathname: string, language: Language): string | undefined {
  const known = lookUp(pathname);
  // No page has a capital letter in its path.
  const meant = known ?? lookUp(pathname.toLowerCase());
  if (!meant) return besideKnown(pathname, language);
  const target = meant.counterparts[meant.match.language ?? language];
  return target === known?.path ? undefined : target;
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

/** The screens that the navigation leads to, called as in `layout.links`. */
export const SITE_PARTS = [
  'home',
  'game',
  'daily',
  'learn',
  'solver',
  'howToPlay',
  'statistics',
  'search',
] as const satisfies readonly RouteId[];

/** The screens that a game is played on. */
export const GAME_ROUTES: readonly RouteId[] = ['game', 'ownGame', 'dailyGame'];
