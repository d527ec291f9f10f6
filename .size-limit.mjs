import { scriptsOfPage } from './scripts/package/first-route.mjs';

/* Budgets, minified and gzipped. Raise one only with a reason beside it. */

const engine = 'packages/engine/dist/index.js';

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
  {
    // React, the router and i18n alone are about 104 kB of it.
    name: 'web: the first page, all its scripts',
    path: scriptsOfPage('apps/web/dist', 'en/index.html'),
    disablePlugins: ['@size-limit/esbuild'],
    gzip: true,
    limit: '130 kB',
  },
];
