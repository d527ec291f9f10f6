import {
  LANGUAGES,
  type Language,
  pagesOf,
  pathPatterns,
  ROUTE_IDS,
  type RouteId,
} from '@nanpure/content';
import type { TechniqueId } from '@nanpure/engine';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadTexts, type TextGroup } from '../features/language/i18n.ts';
import { preferredLanguage } from '../lib/preferred-language.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { LastResort } from './LastResort.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { UnmatchedPath } from './UnmatchedPath.tsx';

interface Screen {
  readonly load: (language: Language) => Promise<ComponentType>;
  /** The texts that it needs beside those of every page. */
  readonly texts?: TextGroup;
}

/** The screens, each downloaded when it is first shown. */
const PAGES: Readonly<Record<RouteId, Screen>> = {
  home: { load: async () => (await import('../pages/HomePage.tsx')).HomePage },
  game: { load: async () => (await import('../pages/GamePage.tsx')).GamePage, texts: 'play' },
  techniques: {
    load: async (language) =>
      (await import('../pages/TechniquesPage.tsx')).loadTechniquesPage(language),
    texts: 'learn',
  },
  // Where the address names none of the techniques; those that there are have routes of their own.
  technique: {
    load: async () => (await import('../pages/TechniquePage.tsx')).UnknownTechniquePage,
    texts: 'learn',
  },
  howToPlay: {
    load: async (language) =>
      (await import('../pages/HowToPlayPage.tsx')).loadHowToPlayPage(language),
    texts: 'play',
  },
  statistics: {
    load: async () => (await import('../pages/StatisticsPage.tsx')).StatisticsPage,
    texts: 'records',
  },
  privacy: {
    load: async (language) => (await import('../pages/PrivacyPage.tsx')).loadPrivacyPage(language),
    texts: 'smallPrint',
  },
  terms: {
    load: async (language) => (await import('../pages/TermsPage.tsx')).loadTermsPage(language),
    texts: 'smallPrint',
  },
  search: {
    load: async (language) => (await import('../pages/SearchPage.tsx')).loadSearchPage(language),
    texts: 'find',
  },
  profile: {
    load: async () => (await import('../pages/ProfilePage.tsx')).ProfilePage,
    texts: 'workshop',
  },
  boardTest: {
    load: async (language) =>
      (await import('../pages/BoardTestPage.tsx')).loadBoardTestPage(language),
    texts: 'workshop',
  },
  apiTest: {
    load: async () => (await import('../pages/ApiTestPage.tsx')).ApiTestPage,
    texts: 'workshop',
  },
};

async function loadScreen(language: Language, { load, texts }: Screen) {
  const [Component] = await Promise.all([load(language), texts && loadTexts(language, texts)]);
  return { Component };
}

/** A route for each technique: its page is downloaded with its own lesson, and no other. */
function lessonRoutes(language: Language): RouteObject[] {
  const loadPage = async (techniqueId: TechniqueId) =>
    (await import('../pages/TechniquePage.tsx')).loadTechniquePage(techniqueId, language);
  return pagesOf('technique', language).map(({ path, params }) => ({
    path,
    lazy: () => loadScreen(language, { load: () => loadPage(params.techniqueId), texts: 'learn' }),
  }));
}

function pageRoutes(language: Language): RouteObject[] {
  const pages = ROUTE_IDS.flatMap((id) =>
    pathPatterns(id, language).map((path) => ({
      path,
      lazy: () => loadScreen(language, PAGES[id]),
    })),
  );
  return [
    ...lessonRoutes(language),
    ...pages,
    { path: `/${language}/*`, Component: UnmatchedPath },
  ];
}

/** The layout with the texts of a language: nothing below it is drawn before they are there. */
function layoutRoute(language: () => Language, pages: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      await loadTexts(language(), 'site');
      return { Component: SiteLayout };
    },
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  };
}

/**
 * The routes of the router, made from the route table of the content. The same page has the same
 * component in every language, so a switch of the language keeps what is going on in it.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      ErrorBoundary: LastResort,
      HydrateFallback: Spinner,
      children: [
        ...LANGUAGES.map((language) => layoutRoute(() => language, pageRoutes(language))),
        layoutRoute(preferredLanguage, [{ path: '*', Component: UnmatchedPath }]),
      ],
    },
  ];
}
