import {
  LANGUAGES,
  type Language,
  pagesOf,
  pathPatterns,
  ROUTE_IDS,
  type RouteId,
} from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadTexts } from '../features/language/i18n.ts';
import { preferredLanguage } from '../lib/preferred-language.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { LastResort } from './LastResort.tsx';
import { PAGE_TEXTS } from './page-texts.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { UnmatchedPath } from './UnmatchedPath.tsx';

/** Has a screen downloaded, when it is first shown. */
type LoadScreen = (language: Language) => Promise<ComponentType>;

const SCREENS: Readonly<Record<RouteId, LoadScreen>> = {
  home: async () => (await import('../pages/HomePage.tsx')).HomePage,
  game: async () => (await import('../pages/GamePage.tsx')).GamePage,
  techniques: async (language) =>
    (await import('../pages/TechniquesPage.tsx')).loadTechniquesPage(language),
  // Where the address names none of the techniques; those that there are have routes of their own.
  technique: async () => (await import('../pages/TechniquePage.tsx')).UnknownTechniquePage,
  howToPlay: async (language) =>
    (await import('../pages/HowToPlayPage.tsx')).loadHowToPlayPage(language),
  statistics: async () => (await import('../pages/StatisticsPage.tsx')).StatisticsPage,
  search: async () => (await import('../pages/SearchPage.tsx')).SearchPage,
  profile: async () => (await import('../pages/ProfilePage.tsx')).ProfilePage,
  boardTest: async () => (await import('../pages/BoardTestPage.tsx')).BoardTestPage,
  apiTest: async () => (await import('../pages/ApiTestPage.tsx')).ApiTestPage,
  privacy: async (language) => (await import('../pages/PrivacyPage.tsx')).loadPrivacyPage(language),
  terms: async (language) => (await import('../pages/TermsPage.tsx')).loadTermsPage(language),
};

/** A screen of a page, with the page's texts. */
async function loadScreen(id: RouteId, language: Language, load: LoadScreen = SCREENS[id]) {
  const texts = PAGE_TEXTS[id].map((group) => loadTexts(language, group));
  const [Component] = await Promise.all([load(language), ...texts]);
  return { Component };
}

/** A route for each technique: its page is downloaded with its own lesson, and no other. */
function lessonRoutes(language: Language): RouteObject[] {
  const loadPage = async (techniqueId: TaughtTechniqueId) =>
    (await import('../pages/TechniquePage.tsx')).loadTechniquePage(techniqueId, language);
  return pagesOf('technique', language).map(({ path, params }) => ({
    path,
    lazy: () => loadScreen('technique', language, () => loadPage(params.techniqueId)),
  }));
}

function pageRoutes(language: Language): RouteObject[] {
  const pages = ROUTE_IDS.flatMap((id) =>
    pathPatterns(id, language).map((path) => ({
      path,
      lazy: () => loadScreen(id, language),
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
