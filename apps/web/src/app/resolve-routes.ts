import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

/** As the router compares: without regard to a slash at the end. */
function comparable(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** Whether a route can't match: its path has no parameters and is another one. */
function isOther({ path, children }: RouteObject, pathname: string): boolean {
  const isPlain = path !== undefined && !children && !/[:*?]/.test(path);
  return isPlain && comparable(path) !== comparable(pathname);
}

/**
 * The routes without those that can't match a path. The router ranks all that it is given and makes a regular
 * expression of most, which takes longer than whatever else a page does before it is drawn.
 */
export function routesAt(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  return routes
    .filter((route) => !isOther(route, pathname))
    .map((route) =>
      route.children ? { ...route, children: routesAt(route.children, pathname) } : route,
    );
}

/**
 * Downloads what the routes of a location leave for later, so that the first drawing has all of it
 * and takes over the prerendered page as it stands. Rejects when a download fails.
 */
export async function resolveRoutes(
  routes: RouteObject[],
  { pathname }: Pick<Location, 'pathname'>,
): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
