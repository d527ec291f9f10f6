import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Downloads what the routes of a location leave for later, so that the first drawing has all of it
 * and takes over the prerendered page as it stands. Rejects when a download fails.
 */
export async function resolveRoutes(
  routes: RouteObject[],
  location: Pick<Location, 'pathname'>,
): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
