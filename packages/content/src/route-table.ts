import { DIFFICULTIES } from '@nanpure/engine';
import { STATION_IDS } from './course/station-ids.ts';
import { REFERENCE_IDS } from './reference/reference-ids.ts';
import { defineRoute } from './route-definition.ts';
import { TECHNIQUE_IDS } from './techniques/technique-ids.ts';

const TECHNIQUE_LISTS = {
  canonical: '/techniques',
  aliases: {
    en: ['/sudoku-techniques', '/sudoku-solver-techniques', '/learn-sudoku'],
    ja: ['/nanpure-techniques', '/sudoku-techniques'],
  },
} as const;

/** The techniques beyond those of the course. */
const REFERENCE_LIST = `${TECHNIQUE_LISTS.canonical}/beyond`;

/** The course. */
const COURSE = '/learn';

/** The puzzles of each day. */
const DAILY = '/daily';

/** One page, under one path. */
const SINGLE_PAGE = { aliases: { en: [], ja: [] }, indexed: true, pages: [{}] } as const;
/** The same where search engines needn't know it. */
const UNLISTED = { ...SINGLE_PAGE, indexed: false } as const;

const ofTechnique = (list: string) => `${list}/:techniqueId`;

/**
 * The route table: the router, links, language switch, redirects, titles and prerendering read it. A screen's
 * id is the same in every language.
 */
export const ROUTES = {
  home: defineRoute({ id: 'home', canonical: '/', ...SINGLE_PAGE, keyOf: () => 'home' }),
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
    keyOf: ({ difficulty }) => `game.${difficulty}`,
  }),
  daily: defineRoute({
    id: 'daily',
    canonical: DAILY,
    ...SINGLE_PAGE,
    aliases: { en: ['/daily-sudoku', '/sudoku-of-the-day'], ja: ['/nanpure-daily'] },
    keyOf: () => 'daily:page',
  }),
  dailyGame: defineRoute({
    id: 'dailyGame',
    canonical: `${DAILY}/play`,
    ...UNLISTED,
    keyOf: () => 'daily:gamePage',
  }),
  ownGame: defineRoute({
    id: 'ownGame',
    canonical: '/game/own',
    ...UNLISTED,
    keyOf: () => 'ownGame:page',
  }),
  techniques: defineRoute({
    id: 'techniques',
    ...SINGLE_PAGE,
    ...TECHNIQUE_LISTS,
    keyOf: () => 'techniques',
  }),
  technique: defineRoute({
    id: 'technique',
    canonical: ofTechnique(TECHNIQUE_LISTS.canonical),
    aliases: {
      en: TECHNIQUE_LISTS.aliases.en.map(ofTechnique),
      ja: TECHNIQUE_LISTS.aliases.ja.map(ofTechnique),
    },
    indexed: true,
    pages: TECHNIQUE_IDS.map((techniqueId) => ({ techniqueId })),
    keyOf: ({ techniqueId }) => `lessonPages:${techniqueId}`,
  }),
  referenceList: defineRoute({
    id: 'referenceList',
    canonical: REFERENCE_LIST,
    ...SINGLE_PAGE,
    keyOf: () => 'reference:page',
  }),
  reference: defineRoute({
    id: 'reference',
    canonical: `${REFERENCE_LIST}/:referenceId`,
    aliases: { en: [], ja: [] },
    indexed: true,
    pages: REFERENCE_IDS.map((referenceId) => ({ referenceId })),
    keyOf: ({ referenceId }) => `referencePages:${referenceId}`,
  }),
  learn: defineRoute({
    id: 'learn',
    canonical: COURSE,
    ...SINGLE_PAGE,
    keyOf: () => 'course:page',
  }),
  review: defineRoute({
    id: 'review',
    canonical: `${COURSE}/review`,
    ...UNLISTED,
    keyOf: () => 'course:reviewPage',
  }),
  station: defineRoute({
    id: 'station',
    canonical: `${COURSE}/:stationId`,
    aliases: { en: [], ja: [] },
    indexed: true,
    pages: STATION_IDS.map((stationId) => ({ stationId })),
    keyOf: ({ stationId }) => `stationPages:${stationId}`,
  }),
  howToPlay: defineRoute({
    id: 'howToPlay',
    canonical: '/how-to-play',
    ...SINGLE_PAGE,
    keyOf: () => 'howToPlay',
  }),
  print: defineRoute({
    id: 'print',
    canonical: '/print',
    ...SINGLE_PAGE,
    aliases: { en: ['/printable-sudoku', '/sudoku-printable'], ja: ['/nanpure-print'] },
    keyOf: () => 'printPages:print',
  }),
  solver: defineRoute({
    id: 'solver',
    canonical: '/solver',
    ...SINGLE_PAGE,
    aliases: { en: ['/sudoku-solver'], ja: ['/nanpure-solver', '/sudoku-solver'] },
    keyOf: () => 'solver:page',
  }),
  statistics: defineRoute({
    id: 'statistics',
    canonical: '/statistics',
    ...UNLISTED,
    keyOf: () => 'statistics',
  }),
  search: defineRoute({
    id: 'search',
    canonical: '/search',
    ...UNLISTED,
    keyOf: () => 'search:page',
  }),
  profile: defineRoute({
    id: 'profile',
    canonical: '/profile',
    ...UNLISTED,
    keyOf: () => 'profile:page',
  }),
  boardTest: defineRoute({
    id: 'boardTest',
    canonical: '/test',
    ...UNLISTED,
    keyOf: () => 'boardTest:page',
  }),
  apiTest: defineRoute({
    id: 'apiTest',
    canonical: '/api-test',
    ...UNLISTED,
    keyOf: () => 'apiTest:page',
  }),
  privacy: defineRoute({
    id: 'privacy',
    canonical: '/privacy-policy',
    ...SINGLE_PAGE,
    keyOf: () => 'legalPages:privacy',
  }),
  terms: defineRoute({
    id: 'terms',
    canonical: '/terms-of-service',
    ...SINGLE_PAGE,
    aliases: { en: [], ja: ['/terms'] },
    keyOf: () => 'legalPages:terms',
  }),
};
