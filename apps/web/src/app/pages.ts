import type { Language, RouteId } from '@nanpure/content';
import type { StringGroup } from '@nanpure/content/strings';
import type { ComponentType } from 'react';
import { GAME_KEY_PREFIX } from '../features/game/saves/save-slot.ts';
import { COURSE_KEY_PREFIXES } from '../lib/course-keys.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

interface PageHtml {
  /**
   * What `load` downloads of the content at once, as paths below its sources without `.ts`; `*` is the
   * language. Listed in the HTML, so that browsers need not wait for the screen to ask for it.
   */
  readonly content?: readonly string[];
  /** Whether there is nothing to see without scripts. */
  readonly needsScripts?: true;
  /** For a page that is read: the app comes when something is used that only the app answers. */
  readonly lazyHydration?: LazyHydration;
}

/** When a page that is read does without the app. */
export interface LazyHydration {
  /** How the keys of storage begin that the page shows something of: for who has any, the app comes at once. */
  readonly unlessStored: readonly string[];
}

/** A page that is the same for everyone. */
const SAME_FOR_ALL: LazyHydration = { unlessStored: [] };

interface Page {
  /** Downloads the screen, from `src/pages/<Id>Page.tsx`. */
  readonly load: (language: Language) => Promise<ComponentType>;
  /** Groups of strings that are downloaded with it, beside those of every page. */
  readonly texts: readonly StringGroup[];
  /** What only prerendering needs to know: the build for browsers leaves it out. */
  readonly html?: PageHtml | undefined;
}

/** The screens. Their paths, titles and parameters are in the route table of the content. */
export const PAGES: Readonly<Record<RouteId, Page>> = {
  home: {
    load: async () => (await import('../pages/HomePage.tsx')).HomePage,
    texts: ['homeLater'],
    html: import.meta.env.SSR
      ? { lazyHydration: { unlessStored: [GAME_KEY_PREFIX, ...COURSE_KEY_PREFIXES] } }
      : undefined,
  },
  game: {
    load: async () => (await import('../pages/GamePage.tsx')).GamePage,
    texts: ['play'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  daily: {
    load: async () => (await import('../pages/DailyPage.tsx')).DailyPage,
    texts: ['daily'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  dailyGame: {
    load: async () => (await import('../pages/DailyGamePage.tsx')).DailyGamePage,
    texts: ['daily', 'play', 'handedGames'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  ownGame: {
    load: async () => (await import('../pages/OwnGamePage.tsx')).OwnGamePage,
    texts: ['play', 'handedGames'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  techniques: {
    load: async (language) =>
      (await import('../pages/TechniquesPage.tsx')).loadTechniquesPage(language),
    texts: ['learn'],
    html: import.meta.env.SSR
      ? {
          content: ['techniques/*/catalogue', 'techniques/*/words'],
          lazyHydration: { unlessStored: COURSE_KEY_PREFIXES },
        }
      : undefined,
  },
  technique: {
    // Where the address names none of the techniques; those that there are have routes of their own.
    load: async () => (await import('../pages/TechniquePage.tsx')).UnknownTechniquePage,
    texts: ['learn'],
    html: import.meta.env.SSR
      ? {
          content: ['techniques/*/catalogue', 'techniques/*/words', 'hints/*/index'],
          lazyHydration: SAME_FOR_ALL,
        }
      : undefined,
  },
  referenceList: {
    load: async () => (await import('../pages/ReferenceListPage.tsx')).ReferenceListPage,
    texts: ['reference'],
    html: import.meta.env.SSR ? { lazyHydration: SAME_FOR_ALL } : undefined,
  },
  reference: {
    // Where the address names none of the pages; those that there are have routes of their own.
    load: async () => (await import('../pages/TechniquePage.tsx')).UnknownTechniquePage,
    texts: ['learn', 'reference'],
    html: import.meta.env.SSR
      ? { content: ['ladder/*/index'], lazyHydration: SAME_FOR_ALL }
      : undefined,
  },
  learn: {
    load: async () => (await import('../pages/LearnPage.tsx')).LearnPage,
    texts: ['course'],
    html: import.meta.env.SSR
      ? { lazyHydration: { unlessStored: COURSE_KEY_PREFIXES } }
      : undefined,
  },
  review: {
    load: async (language) => (await import('../pages/ReviewPage.tsx')).loadReviewPage(language),
    texts: ['course'],
    html: import.meta.env.SSR
      ? { content: ['exercise/*', 'exercise/questions/*', 'hints/*/index'], needsScripts: true }
      : undefined,
  },
  station: {
    // Where the address names none of the stations; those that there are have routes of their own.
    load: () => Promise.resolve(NotFoundPage),
    texts: ['course'],
    html: import.meta.env.SSR
      ? {
          content: [
            'course/lessons/*/shared',
            'exercise/*',
            'exercise/questions/*',
            'hints/*/index',
          ],
        }
      : undefined,
  },
  howToPlay: {
    load: async (language) =>
      (await import('../pages/HowToPlayPage.tsx')).loadHowToPlayPage(language),
    texts: ['play', 'guide', 'learn'],
    html: import.meta.env.SSR
      ? {
          content: [
            'how-to-play/*',
            'techniques/*/naked-single',
            'techniques/*/words',
            'hints/*/index',
          ],
          lazyHydration: SAME_FOR_ALL,
        }
      : undefined,
  },
  print: {
    load: async () => (await import('../pages/PrintPage.tsx')).PrintPage,
    texts: ['print'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  solver: {
    load: async () => (await import('../pages/SolverPage.tsx')).SolverPage,
    texts: ['solver'],
  },
  statistics: {
    load: async () => (await import('../pages/StatisticsPage.tsx')).StatisticsPage,
    texts: ['statistics', 'daily'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  search: {
    load: async () => (await import('../pages/SearchPage.tsx')).SearchPage,
    texts: ['search', 'learn'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  profile: {
    load: async () => (await import('../pages/ProfilePage.tsx')).ProfilePage,
    texts: ['tools'],
    html: import.meta.env.SSR ? { lazyHydration: SAME_FOR_ALL } : undefined,
  },
  boardTest: {
    load: async () => (await import('../pages/BoardTestPage.tsx')).BoardTestPage,
    texts: ['tools', 'play'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  apiTest: {
    load: async () => (await import('../pages/ApiTestPage.tsx')).ApiTestPage,
    texts: ['tools'],
    html: import.meta.env.SSR ? { needsScripts: true } : undefined,
  },
  privacy: {
    load: async (language) => (await import('../pages/PrivacyPage.tsx')).loadPrivacyPage(language),
    texts: ['legal', 'consent'],
    html: import.meta.env.SSR
      ? { content: ['legal/*/privacy'], lazyHydration: SAME_FOR_ALL }
      : undefined,
  },
  terms: {
    load: async (language) => (await import('../pages/TermsPage.tsx')).loadTermsPage(language),
    texts: ['legal'],
    html: import.meta.env.SSR
      ? { content: ['legal/*/terms'], lazyHydration: SAME_FOR_ALL }
      : undefined,
  },
};
