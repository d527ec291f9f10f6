import {
  LANGUAGES,
  type Language,
  pagesOf,
  pathPatterns,
  type ReferenceId,
  ROUTE_IDS,
  type RouteId,
  type StationId,
} from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { RouteObject } from 'react-router-dom';
import { loadTexts } from '../features/language/i18n.ts';
import { preferredLanguage } from '../lib/preferred-language.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { PAGES } from './pages.ts';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { UnmatchedPath } from './UnmatchedPath.tsx';

/** A screen of a page, with the page's texts. */
async function loadScreen(id: RouteId, language: Language, load = PAGES[id].load) {
  const texts = PAGES[id].texts.map((group) => loadTexts(language, group));
  const [Component] = await Promise.all([load(language), ...texts]);
  return { Component };
}

/** A route for each reference page: it is downloaded with its own texts and examples, and no others. */
function referenceRoutes(language: Language): RouteObject[] {
  const loadPage = async (referenceId: ReferenceId) =>
    (await import('../pages/ReferencePage.tsx')).loadReferencePage(referenceId, language);
  return pagesOf('reference', language).map(({ path, params }) => ({
    path,
    lazy: () => loadScreen('reference', language, () => loadPage(params.referenceId)),
  }));
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

/** A route for each station: its page is downloaded with its own lesson and tasks, and no others. */
function stationRoutes(language: Language): RouteObject[] {
  const loadPage = async (stationId: StationId) =>
    (await import('../pages/StationPage.tsx')).loadStationPage(stationId, language);
  return pagesOf('station', language).map(({ path, params }) => ({
    path,
    lazy: () => loadScreen('station', language, () => loadPage(params.stationId)),
  }));
}

/**
 * A route for each difficulty. The router tries paths before patterns, in this order, and a page is there the
 * sooner the fewer it tries: one of these is found at once, the pattern for them after two hundred others.
 */
function gameRoutes(language: Language): RouteObject[] {
  return pagesOf('game', language).map(({ path }) => ({
    path,
    lazy: () => loadScreen('game', language),
  }));
}

function pageRoutes(language: Language): RouteObject[] {
  const pages = ROUTE_IDS.flatMap((id) =>
    pathPatterns(id, language).map((path) => ({
      path,
      lazy: () => loadScreen(id, language),
    })),
  );
  const routes = [
    ...gameRoutes(language),
    ...lessonRoutes(language),
    ...referenceRoutes(language),
    ...stationRoutes(language),
    ...pages,
    { path: `/${language}/*`, Component: UnmatchedPath },
  ];
  // As the server and the route table have it: `/EN` has no language, so no texts would be loaded for it.
  return routes.map((route) => ({ ...route, caseSensitive: true }));
}

/** The route that has the pages of a language below it. */
const pagesId = (language: Language) => `pages-${language}`;

/** The layout with the texts of a language: nothing below it is drawn before they are there. */
function layoutRoute(language: () => Language, pages: RouteObject): RouteObject {
  return {
    lazy: async () => {
      await loadTexts(language(), 'site');
      return { Component: SiteLayout };
    },
    children: [{ ErrorBoundary: ErrorPage, ...pages }],
  };
}

/**
 * The routes of the router, made from the route table of the content. The same page has the same
 * component in every language, so a switch of the language keeps what is going on in it.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: Spinner,
      children: [
        ...LANGUAGES.map((language) =>
          layoutRoute(() => language, { id: pagesId(language), children: pageRoutes(language) }),
        ),
        layoutRoute(preferredLanguage, { children: [{ path: '*', Component: UnmatchedPath }] }),
      ],
    },
  ];
}

/** Adds the pages of all languages to a router that was given one page; those that it has stay as they are. */
export function addAllPages(add: (routeId: string, pages: RouteObject[]) => void): void {
  for (const language of LANGUAGES) add(pagesId(language), pageRoutes(language));
}
