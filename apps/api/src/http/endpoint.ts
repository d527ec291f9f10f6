import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { TrieRouter } from 'hono/router/trie-router';

const isOfOnePath = (path: string) => !path.endsWith('*');

/** The paths of an app's endpoints, found by that of a request with whatever method. */
function routerOf({ routes }: Pick<Hono, 'routes'>) {
  const router = new TrieRouter<string>();
  for (const path of new Set(routes.map((route) => route.path).filter(isOfOnePath))) {
    router.add('ALL', path, path);
  }
  return router;
}

/** Names the endpoint at a path, whatever the method; `none` where there is none. */
export function endpointsByPath(app: Pick<Hono, 'routes'>): (path: string) => string {
  let router: TrieRouter<string> | undefined;
  return (path) => {
    router ??= routerOf(app);
    return router.match('ALL', path)[0][0]?.[0] ?? 'none';
  };
}

/**
 * Names the endpoint of a request by its path as the code has it: unlike the request's own, it holds nothing personal.
 * A request with a wrong method is one of that endpoint.
 */
export function endpointNames(app: Pick<Hono, 'routes'>): (c: Context) => string {
  const endpointAt = endpointsByPath(app);
  return (c) =>
    matchedRoutes(c).find(({ path }) => isOfOnePath(path))?.path ??
    (c.res.status === 405 ? endpointAt(c.req.path) : 'none');
}
