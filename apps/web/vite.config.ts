import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
// Its source: a config is loaded by Node, which reads no TypeScript of other packages.
import { IS_OPERATOR_MADE_UP, SITE } from '../../packages/content/src/site.ts';
import { chunks } from './vite/chunks.ts';
import { scopedClassName } from './vite/class-names.ts';
import { firstPaint } from './vite/first-paint.ts';
import { namedOperator } from './vite/operator.ts';
import { phraseBorders } from './vite/phrase-borders.ts';
import { precompress } from './vite/precompress.ts';
import { prerender } from './vite/prerender.ts';
import { readPublicUrl } from './vite/public-url.ts';
import { puzzleData } from './vite/puzzle-data.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { slimI18next } from './vite/slim-i18next.ts';
import { slimPreload } from './vite/slim-preload.ts';
import { slimRouter } from './vite/slim-router.ts';
import { readThirdParties, thirdParties } from './vite/third-parties.ts';

/** Packages of this repository are taken from their source: no build comes before this one. */
const SOURCE = '@nanpure/source';
const API = 'http://localhost:3000';
const PARTIES = readThirdParties(process.env);

export default defineConfig(({ isPreview }) => ({
  plugins: [
    react(),
    thirdParties(PARTIES),
    firstPaint(PARTIES),
    phraseBorders(),
    puzzleData(),
    namedOperator({ company: SITE.company.en, isMadeUp: IS_OPERATOR_MADE_UP }),
    slimPreload(),
    slimRouter(),
    slimI18next(),
    chunks(),
    prerender(),
    serviceWorker(),
    precompress(),
  ],
  // The app draws every path in development; what is previewed are files, with a true 404.
  appType: isPreview ? 'mpa' : 'spa',
  css: { modules: { generateScopedName: scopedClassName } },
  define: {
    'import.meta.env.PUBLIC_URL': JSON.stringify(readPublicUrl(process.env.PUBLIC_URL)),
  },
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    // A stand-in for Reacts that don't have it yet; ours has.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  build: {
    // One stylesheet for all pages: it is small, and no page is ever seen without its own.
    cssCodeSplit: false,
    // A font has a file of its own: it is for the pages with a board, the styles are for all.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // It says which plugins are slow, on a busy machine only.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': API, '/data': API } },
  preview: { proxy: { '/api': API } },
}));
