import { STATION_IDS } from './course/station-ids.ts';
import type { Language } from './languages.ts';
import { type PageKey, pageKey } from './pages.ts';
import { type PathMatch, pathTo } from './routes.ts';
import { SITE } from './site.ts';
import { TECHNIQUE_IDS } from './techniques/technique-ids.ts';

/** What a page is called and what it is about. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** A statement about a page in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

interface StructuredDataOptions {
  readonly match: PathMatch;
  readonly language: Language;
  readonly wordsOf: (key: PageKey) => PageWords;
  /** The public address of a path of the site. */
  readonly addressOf: (path: string) => string;
}

const CURRENCY: Readonly<Record<Language, string>> = { en: 'USD', ja: 'JPY' };

/** What search engines fill in to search the site. The braces are theirs. */
const SEARCH_QUERY = '?q={search_term_string}';

function offer(language: Language) {
  return { '@type': 'Offer', price: 0, priceCurrency: CURRENCY[language] };
}

function publisher({ language, addressOf }: StructuredDataOptions) {
  const url = addressOf(pathTo('home', { language }));
  return { '@type': 'Organization', name: SITE.name[language], url };
}

/** What every statement about a page begins with. */
function about(page: StructuredDataOptions, key: PageKey, path: string) {
  const { title, description } = page.wordsOf(key);
  const url = page.addressOf(path);
  return { name: title, description, url, inLanguage: page.language };
}

function webSite(page: StructuredDataOptions): StructuredData {
  const { language, addressOf } = page;
  const home = pathTo('home', { language });
  return {
    '@type': 'WebSite',
    ...about(page, 'home', home),
    name: SITE.name[language],
    publisher: publisher(page),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: addressOf(pathTo('search', { language }) + SEARCH_QUERY),
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function game(page: StructuredDataOptions, key: PageKey): StructuredData {
  return {
    '@type': ['Game', 'VideoGame'],
    ...about(page, key, page.match.canonicalPath),
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    playMode: 'SinglePlayer',
    numberOfPlayers: { '@type': 'QuantitativeValue', value: 1 },
    isAccessibleForFree: true,
    offers: offer(page.language),
    publisher: publisher(page),
  };
}

function tool(page: StructuredDataOptions, key: PageKey): StructuredData {
  return {
    '@type': 'WebApplication',
    ...about(page, key, page.match.canonicalPath),
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: offer(page.language),
    publisher: publisher(page),
  };
}

function course(page: StructuredDataOptions, key: PageKey, path: string): StructuredData {
  return {
    '@type': 'Course',
    ...about(page, key, path),
    isAccessibleForFree: true,
    offers: { ...offer(page.language), category: 'Free' },
    provider: publisher(page),
  };
}

/** The course of all techniques, and its parts. */
function courseOfAll(page: StructuredDataOptions): StructuredData {
  const { language } = page;
  const parts = TECHNIQUE_IDS.map((techniqueId) =>
    course(page, `lessonPages:${techniqueId}`, pathTo('technique', { language, techniqueId })),
  );
  return { ...course(page, 'techniques', page.match.canonicalPath), hasPart: parts };
}

function lesson(page: StructuredDataOptions, key: PageKey): StructuredData {
  const list = pathTo('techniques', { language: page.language });
  return {
    ...course(page, key, page.match.canonicalPath),
    isPartOf: course(page, 'techniques', list),
  };
}

/** A station of the course by itself. */
function station(page: StructuredDataOptions, key: PageKey, path: string): StructuredData {
  return {
    '@type': 'LearningResource',
    ...about(page, key, path),
    isAccessibleForFree: true,
    offers: { ...offer(page.language), category: 'Free' },
    provider: publisher(page),
  };
}

/** The course that is learnt by doing, and its stations. */
function courseOfStations(page: StructuredDataOptions): StructuredData {
  const { language } = page;
  const parts = STATION_IDS.map((stationId) =>
    station(page, `stationPages:${stationId}`, pathTo('station', { language, stationId })),
  );
  return { ...course(page, 'course:page', page.match.canonicalPath), hasPart: parts };
}

function stationOfCourse(page: StructuredDataOptions, key: PageKey): StructuredData {
  const path = pathTo('learn', { language: page.language });
  return {
    ...station(page, key, page.match.canonicalPath),
    isPartOf: course(page, 'course:page', path),
  };
}

/** The page above another one, where that isn't the home page. */
const PARENTS = {
  technique: { route: 'techniques', key: 'techniques' },
  station: { route: 'learn', key: 'course:page' },
} as const;

/** The way from the home page to a page below it. */
function breadcrumbs(page: StructuredDataOptions, key: PageKey): StructuredData {
  const { match, language, wordsOf, addressOf } = page;
  const parent =
    match.route === 'technique' || match.route === 'station' ? PARENTS[match.route] : undefined;
  const steps = [
    { name: SITE.name[language], path: pathTo('home', { language }) },
    ...(parent
      ? [{ name: wordsOf(parent.key).title, path: pathTo(parent.route, { language }) }]
      : []),
    { name: wordsOf(key).title, path: match.canonicalPath },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}

/** What a page is, for machines: statements to be put into it as JSON-LD. All of it is true. */
export function structuredData(page: StructuredDataOptions): readonly StructuredData[] {
  const key = pageKey(page.match);
  switch (page.match.route) {
    case 'home':
      return [webSite(page)];
    case 'game':
      return [game(page, key), breadcrumbs(page, key)];
    case 'daily':
      return [game(page, key), breadcrumbs(page, key)];
    case 'solver':
      return [tool(page, key), breadcrumbs(page, key)];
    case 'techniques':
      return [courseOfAll(page), breadcrumbs(page, key)];
    case 'technique':
      return [lesson(page, key), breadcrumbs(page, key)];
    case 'learn':
      return [courseOfStations(page), breadcrumbs(page, key)];
    case 'station':
      return [stationOfCourse(page, key), breadcrumbs(page, key)];
    default:
      return [breadcrumbs(page, key)];
  }
}
