import type { Language, RouteId } from '@nanpure/content';
import type { StringGroup } from '@nanpure/content/strings';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

interface PageHtml {
  /**
   * What `load` downloads of the content at once, as paths below its sources without `.ts`; `*` is the
   * language. Listed in the HTML, so that browsers need not wait for the screen to ask for it.
   */
  readonly content?: readonly string[];
  /** Whether there is nothing to see without scripts. */
  readonly needsScripts?: true;
}

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
    texts: [],
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
      ? { content: ['techniques/*/catalogue', 'techniques/*/words'] }
      : undefined,
  },
  technique: {
    // Where the address names none of the techniques; those that there are have routes of their own.
    load: async () => (await import('../pages/TechniquePage.tsx')).UnknownTechniquePage,
    texts: ['learn'],
    html: import.meta.env.SSR
      ? { content: ['techniques/*/catalogue', 'techniques/*/words', 'hints/*/index'] }
      : undefined,
  },
  referenceList: {
    load: async () => (await import('../pages/ReferenceListPage.tsx')).ReferenceListPage,
    texts: ['reference'],
  },
  reference: {
    // Where the address names none of the pages; those that there are have routes of their own.
    load: async () => (await import('../pages/TechniquePage.tsx')).UnknownTechniquePage,
    texts: ['learn', 'reference'],
    html: import.meta.env.SSR ? { content: ['ladder/*/index'] } : undefined,
  },
  learn: {
    load: async () => (await import('../pages/LearnPage.tsx')).LearnPage,
    texts: ['course'],
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
    html: import.meta.env.SSR ? { content: ['legal/*/privacy'] } : undefined,
  },
  terms: {
    load: async (language) => (await import('../pages/TermsPage.tsx')).loadTermsPage(language),
    texts: ['legal'],
    html: import.meta.env.SSR ? { content: ['legal/*/terms'] } : undefined,
  },
};
