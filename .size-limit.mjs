import { scriptsOfPage } from './scripts/package/first-route.mjs';

/* Budgets, minified and gzipped. Raise one only with a reason beside it. */

const engine = 'packages/engine/dist/index.js';

/** React, the router and i18n alone are about 104 kB of each. */
const PAGES = [
  { name: 'the first page', page: 'en/index.html', limit: '130 kB' },
  { name: 'the game', page: 'ja/game/easy/index.html', limit: '174 kB' },
  { name: 'the list of techniques', page: 'ja/techniques/index.html', limit: '145 kB' },
  { name: 'a technique', page: 'ja/techniques/x-wing/index.html', limit: '157 kB' },
];

export default [
  {
    name: 'engine: solve alone',
    path: engine,
    import: '{ solve }',
    gzip: true,
    limit: '6 kB',
  },
  {
    name: 'engine: everything',
    path: engine,
    import: '*',
    gzip: true,
    limit: '20 kB',
  },
  ...PAGES.map(({ name, page, limit }) => ({
    name: `web: ${name}, all its scripts`,
    path: scriptsOfPage('apps/web/dist', page),
    disablePlugins: ['@size-limit/esbuild'],
    gzip: true,
    limit,
  })),
  {
    name: 'web: the styles of all pages',
    path: 'apps/web/dist/assets/*.css',
    gzip: true,
    limit: '11 kB',
  },
];
