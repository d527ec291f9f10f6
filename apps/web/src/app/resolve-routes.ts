import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

/** As the router compares: without regard to case and to a slash at the end. */
function comparable(path: string): string {
  return path.replace(/(?<=.)\/$/, '').toLowerCase();
}

/** Whether a route can't match: its path has no parameters and is another one. */
function isOther({ path, children }: RouteObject, pathname: string): boolean {
  const isPlain = path !== undefined && !children && !/[:*?]/.test(path);
  return isPlain && comparable(path) !== comparable(pathname);
}

/**
 * The routes without those that can't match; `handle` is what they were. The router makes a regular expression of
 * all that it is given, which takes longer than whatever else a page does before it is drawn.
 */
function candidates(routes: RouteObject[], pathname: string): RouteObject[] {
  return routes
    .filter((route) => !isOther(route, pathname))
    .map((handle) =>
      handle.children
        ? { ...handle, handle, children: candidates(handle.children, pathname) }
        : { ...handle, handle },
    );
}

/**
 * Downloads what the routes of a location leave for later, so that the first drawing has all of it
 * and takes over the prerendered page as it stands. Rejects when a download fails.
 */
export async function resolveRoutes(
  routes: RouteObject[],
  location: Pick<Location, 'pathname'>,
): Promise<void> {
  const { pathname } = location;
  const matches = matchRoutes(candidates(routes, pathname), pathname) ?? [];
  await Promise.all(
    matches.map(
      async ({ route: { handle: route } }: { readonly route: { handle?: RouteObject } }) => {
        if (typeof route?.lazy !== 'function') return;
        Object.assign(route, await route.lazy(), { lazy: undefined });
      },
    ),
  );
}
