import '../styles/index.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { reloadAfterDeploy } from '../lib/reload-after-deploy.ts';
import { markHydrated } from './hydration/hydrated.ts';
import { resolveRoutes, routesAt } from './resolve-routes.ts';
import { addAllPages, createRoutes } from './routes.tsx';

/** The path a page was prerendered for stands at its root element; a "not found" page has none. */
function isPrerenderedHere(root: HTMLElement): boolean {
  return root.dataset.path === window.location.pathname;
}

function clearPage(root: HTMLElement) {
  for (const tag of document.head.querySelectorAll('[data-page-head]')) tag.remove();
  root.replaceChildren();
}

type Router = ReturnType<typeof createBrowserRouter>;

function App({ router, root }: { readonly router: Router; readonly root: HTMLElement }) {
  useEffect(() => markHydrated(root), [root]);
  return <RouterProvider router={router} />;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The router of a prerendered page, which is given the other pages when one of them is wanted. */
function createRouterOfPage(routes: RouteObject[]): Router {
  let hasAllPages = false;
  return createBrowserRouter(routes, {
    // A page that is there already has been scrolled to its place, or by its reader: it stays as it is.
    hydrationData: {},
    patchRoutesOnNavigation: ({ patch, signal }) => {
      if (hasAllPages || signal.aborted) return;
      addAllPages(patch);
      hasAllPages = true;
    },
  });
}

async function start(root: HTMLElement) {
  // The framework has only just been run: what comes next has a task of its own.
  await nextTask();
  const isPrerendered = isPrerenderedHere(root);
  const all = createRoutes();
  const routes = isPrerendered ? routesAt(all, window.location.pathname) : all;
  try {
    await resolveRoutes(routes, window.location);
  } catch {
    // What there is to read stays; anywhere else the router tries again, and shows the error if it stays.
    if (isPrerendered) {
      root.dataset.failed = '';
      return;
    }
  }
  // The same of the modules of the page.
  await nextTask();
  const router = isPrerendered ? createRouterOfPage(routes) : createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <App router={router} root={root} />
    </StrictMode>
  );
  if (isPrerendered) {
    // In slices: what is pressed or scrolled meanwhile comes first.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    clearPage(root);
    // At once, so that the page is never seen empty.
    flushSync(() => createRoot(root).render(app));
  }
}

reloadAfterDeploy();
const root = document.getElementById('root');
if (!root) throw new Error('No #root');
await start(root);
