import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { resolveRoutes, routesAt } from './resolve-routes.ts';
import { addAllPages, createRoutes } from './routes.tsx';

const waitingFor = (routes: ReturnType<typeof createRoutes>, pathname: string) =>
  matchRoutes(routes, pathname)?.filter(({ route }) => route.lazy);

describe('resolveRoutes', () => {
  it.each(['/en', '/ja/game/easy', '/en/nowhere'])(
    'leaves nothing to wait for at %s',
    async (pathname) => {
      const routes = createRoutes();
      expect(waitingFor(routes, pathname)).not.toEqual([]);
      await resolveRoutes(routes, { pathname });
      expect(waitingFor(routes, pathname)).toEqual([]);
    },
  );

  it('leaves the other pages for later', async () => {
    const routes = createRoutes();
    await resolveRoutes(routes, { pathname: '/en' });
    expect(waitingFor(routes, '/en/game/easy')).not.toEqual([]);
  });

  it.each(['/EN', '/Ja/solver', '/En/nowhere'])(
    'takes %s for a path without a language, as all that asks for its texts does',
    (pathname) => {
      expect(matchRoutes(createRoutes(), pathname)?.at(-1)?.route.path).toBe('*');
    },
  );

  it('reports what cannot be downloaded, and leaves it to be tried again', async () => {
    const reason = new Error('offline');
    const routes = [{ path: '/', lazy: () => Promise.reject(reason) }];
    await expect(resolveRoutes(routes, { pathname: '/' })).rejects.toBe(reason);
    expect(routes[0]?.lazy).toBeTypeOf('function');
  });
});

describe('routesAt', () => {
  const endOf = (matches: ReturnType<typeof matchRoutes<{ readonly path?: string }>>) =>
    matches?.at(-1)?.route.path;

  it('has the page itself, and neither the pages beside it nor those of other languages', () => {
    const routes = routesAt(createRoutes(), '/en/game/easy');
    expect(endOf(matchRoutes(routes, '/en/game/easy'))).toBe('/en/game/easy');
    expect(endOf(matchRoutes(routes, '/en/game/medium'))).not.toBe('/en/game/medium');
    expect(endOf(matchRoutes(routes, '/ja/game/easy'))).not.toBe('/ja/game/easy');
  });

  it.each(['/en/game/medium', '/ja/game/easy', '/ja/techniques/x-wing', '/en/daily/2026-01-01'])(
    'leaves %s to be added when it is wanted',
    async (pathname) => {
      const router = createMemoryRouter(routesAt(createRoutes(), '/en/game/easy'), {
        initialEntries: ['/en/game/easy'],
        hydrationData: {},
        patchRoutesOnNavigation: ({ patch }) => addAllPages(patch),
      });
      await router.navigate(pathname);
      const wanted = endOf(matchRoutes(createRoutes(), pathname));
      expect(endOf(router.state.matches)).toBe(wanted);
      expect(router.state.errors).toBeNull();
      router.dispose();
    },
  );
});
