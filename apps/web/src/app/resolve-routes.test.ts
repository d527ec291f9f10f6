import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { resolveRoutes } from './resolve-routes.ts';
import { createRoutes } from './routes.tsx';

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

  it('reports what cannot be downloaded, and leaves it to be tried again', async () => {
    const reason = new Error('offline');
    const routes = [{ path: '/', lazy: () => Promise.reject(reason) }];
    await expect(resolveRoutes(routes, { pathname: '/' })).rejects.toBe(reason);
    expect(routes[0]?.lazy).toBeTypeOf('function');
  });
});
