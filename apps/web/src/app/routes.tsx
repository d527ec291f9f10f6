import { LANGUAGES, type Language, pathPatterns, ROUTE_IDS, type RouteId } from '@nanpure/content';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadLanguage } from '../features/language/i18n.ts';
import { preferredLanguage } from '../lib/preferred-language.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { LastResort } from './LastResort.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { UnmatchedPath } from './UnmatchedPath.tsx';

/** The screens, each downloaded when it is first shown. */
const PAGES: Readonly<Record<RouteId, () => Promise<{ Component: ComponentType }>>> = {
  home: async () => ({ Component: (await import('../pages/HomePage.tsx')).HomePage }),
  game: async () => ({ Component: (await import('../pages/GamePage.tsx')).GamePage }),
};

function pageRoutes(language: Language): RouteObject[] {
  const pages = ROUTE_IDS.flatMap((id) =>
    pathPatterns(id, language).map((path) => ({ path, lazy: PAGES[id] })),
  );
  return [...pages, { path: `/${language}/*`, Component: UnmatchedPath }];
}

/** The layout with the texts of a language: nothing below it is drawn before they are there. */
function layoutRoute(language: () => Language, pages: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      await loadLanguage(language());
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
