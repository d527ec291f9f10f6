import {
  ALL_PATHS,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  languageOf,
  manifestPath,
  matchPath,
  NOT_FOUND_PAGES,
  type NotFoundPage,
  type PathMatch,
  type RouteId,
  redirectFor,
} from '@nanpure/content';
import { parseProblemIndex } from '@nanpure/engine/bank';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import index from '../../../../data/problems_index.json';
import { i18nIn, loadTexts } from '../features/language/i18n.ts';
import { ForwardingPage } from './forwarding/ForwardingPage.tsx';
import { PageTrouble } from './PageTrouble.tsx';
import { modulesOfPage } from './page-modules.ts';
import { type LazyHydration, PAGES } from './pages.ts';
import { createRoutes } from './routes.tsx';
import { SharedHead } from './SharedHead.tsx';
import { webManifest } from './web-manifest.ts';

/** A page as HTML, in the two parts that a template takes. */
export interface StaticPage {
  /** Below the folder of the build. */
  readonly file: string;
  readonly head: string;
  /** The root element with all in it, and what stands below it. */
  readonly root: string;
}

/** A page that the app takes over. */
export interface PrerenderedPage extends StaticPage {
  readonly language: Language;
  /** The screen; the "not found" pages are none. */
  readonly route: RouteId | undefined;
  /** What it loads beside the entry, as the manifest of the build calls it. */
  readonly modules: readonly string[];
  /** Where the app waits until it is used: for whom it doesn't. */
  readonly lazyHydration: LazyHydration | undefined;
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** React writes the tags that belong into the head first, then the root element. */
function split(html: string) {
  const start = html.indexOf('<div id="root"');
  return { head: html.slice(0, start), root: html.slice(start) };
}

type Handler = ReturnType<typeof createStaticHandler>;

/** The app at a path, in its root element. */
async function renderApp(path: string, { query, dataRoutes }: Handler): Promise<ReactNode> {
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.errors) throw new Error(`${path} has no page.`);
  const router = createStaticRouter(dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

/** The page with what only readers of its HTML need. */
function withSharedHead<Page extends { readonly head: string }>(
  page: Page,
  language: Language,
  match?: PathMatch,
): Page {
  const texts = i18nIn(language);
  const shared = <SharedHead match={match} language={language} texts={texts} mark="shared" />;
  return { ...page, head: page.head + renderToStaticMarkup(shared) };
}

async function prerenderPage(
  path: string,
  { language, match }: { readonly language: Language; readonly match: PathMatch },
  handler: Handler,
): Promise<PrerenderedPage> {
  const app = await renderApp(path, handler);
  // The entry takes the page over at this path, and draws anew at any other.
  const { route } = match;
  const html = renderToString(
    <>
      <div id="root" data-path={path}>
        {app}
      </div>
      <PageTrouble route={route} language={language} />
    </>,
  );
  return {
    file: fileOf(path),
    language,
    route,
    modules: modulesOfPage(language, match),
    // Whoever is to be asked for consent is asked at once.
    lazyHydration: import.meta.env.HAS_THIRD_PARTIES ? undefined : PAGES[route].html?.lazyHydration,
    ...withSharedHead(split(html), language, match),
  };
}

async function prerenderNotFound({ language, file, example }: NotFoundPage, handler: Handler) {
  const app = await renderApp(example, handler);
  const html = renderToString(
    <>
      <div id="root">{app}</div>
      <PageTrouble route={undefined} language={language} />
    </>,
  );
  const modules = modulesOfPage(language, undefined);
  const page = { file, language, route: undefined, modules, lazyHydration: undefined };
  return { ...page, ...withSharedHead(split(html), language) };
}

function forwardingPage(file: string, path: string | undefined): StaticPage {
  const html = renderToStaticMarkup(
    <div id="root">
      <ForwardingPage path={path} />
    </div>,
  );
  return { file, ...split(html) };
}

/** The pages tell what the index of the bank says: a broken one breaks the build. */
function checkPuzzleIndex() {
  const parsed = parseProblemIndex(index);
  if (parsed.ok) return;
  const { at, message } = parsed.error;
  throw new Error(`data/problems_index.json: ${at} ${message}`);
}

/**
 * Every page of the route table below its prefixes, or those of some paths only, and the "not found"
 * pages of each language.
 */
export async function prerenderPages(
  paths: readonly string[] = ALL_PATHS,
): Promise<PrerenderedPage[]> {
  checkPuzzleIndex();
  // One for all pages: what routes have loaded, they have for the next page too.
  const handler = createStaticHandler(createRoutes());
  const pages: PrerenderedPage[] = [];
  for (const path of paths) {
    const language = languageOf(path);
    const match = matchPath(path);
    if (!language || !match || redirectFor(path, FALLBACK_LANGUAGE)) continue;
    pages.push(await prerenderPage(path, { language, match }, handler));
  }
  const lost = NOT_FOUND_PAGES.map((page) => prerenderNotFound(page, handler));
  return [...pages, ...(await Promise.all(lost))];
}

/** Files that say in each language how the site is installed. */
export async function webManifests(): Promise<readonly (readonly [file: string, text: string])[]> {
  return await Promise.all(
    LANGUAGES.map(async (language) => {
      await loadTexts(language, 'site');
      return [manifestPath(language).slice(1), webManifest(language, i18nIn(language))] as const;
    }),
  );
}

/** For hosts that can't redirect: a page where a path leads to another one, and for lost visitors. */
export function forwardingPages(): StaticPage[] {
  const forwarding = ALL_PATHS.filter((path) => redirectFor(path, FALLBACK_LANGUAGE));
  return [
    ...forwarding.map((path) => forwardingPage(fileOf(path), path)),
    forwardingPage('404.html', undefined),
  ];
}
