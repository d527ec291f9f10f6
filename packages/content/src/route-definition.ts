import { LANGUAGES, type Language } from './languages.ts';

type Params = Readonly<Record<string, string>>;

/** What a path of a screen says. */
export interface MatchBy<Id extends string, PageParams> {
  readonly route: Id;
  readonly params: PageParams;
  /** The language of the prefix, or undefined for a path without one. */
  readonly language: Language | undefined;
  /** The path, below the same prefix, that stands for this page and all its aliases. */
  readonly canonicalPath: string;
}

/** A row of the route table. */
export interface RouteDefinition<Id extends string, PageParams extends Params, Key extends string> {
  readonly id: Id;
  /** Below the language prefix; `:name` stands for a parameter. */
  readonly canonical: string;
  /** Further paths, below the prefix of the language that lists them and without a prefix. */
  readonly aliases: Readonly<Record<Language, readonly string[]>>;
  /** Whether search engines are to list it; not where a page is about its visitor alone. */
  readonly indexed: boolean;
  /** Every page of the screen: parameters take only values that are known beforehand. */
  readonly pages: readonly PageParams[];
  /**
   * Where the strings have a page's title: in the namespace `pages`, or in another one, named before a
   * colon, that is downloaded with the page. Its description has the same key.
   */
  readonly keyOf: (params: PageParams) => Key;
}

interface KnownPath<Id extends string, PageParams> {
  readonly path: string;
  readonly match: MatchBy<Id, PageParams>;
  /** The same page in each language: the same alias where that language lists it, else canonical. */
  readonly counterparts: Readonly<Record<Language, string>>;
}

type Family = Language | undefined;

/** A path below the prefix of a language, if any. */
export function prefixed(family: Family, path: string): string {
  if (family === undefined) return path;
  return path === '/' ? `/${family}` : `/${family}${path}`;
}

/** A path with its parameters in the places of a pattern. */
export function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

/** The patterns of a screen in a language, the canonical one first. */
export function patternsIn(
  route: {
    readonly canonical: string;
    readonly aliases: Readonly<Record<Language, readonly string[]>>;
  },
  language: Language,
) {
  return [route.canonical, ...route.aliases[language]];
}

/** Every path of a route below every prefix, also those that lead to another language's alias. */
function knownPathsOf<Id extends string, PageParams extends Params, Key extends string>(
  route: RouteDefinition<Id, PageParams, Key>,
): KnownPath<Id, PageParams>[] {
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

/** A row with what follows from it: the keys of its pages, and every path that leads to one. */
export function defineRoute<
  const Id extends string,
  PageParams extends Params,
  const Key extends string,
>(route: RouteDefinition<Id, PageParams, Key>) {
  return { ...route, keys: route.pages.map(route.keyOf), knownPaths: knownPathsOf(route) };
}
