import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ALWAYS_LOADED } from './chunks.ts';

const HELPER = '\0vite/preload-helper.js';
const SLIM = fileURLToPath(new URL('../src/lib/preload-modules.ts', import.meta.url));

const isAlwaysLoaded = (file: string) =>
  ALWAYS_LOADED.some((name) => file.startsWith(`assets/${name}-`));

/**
 * Takes two thirds of a kilobyte off every page: Vite's own helper waits for styles, which are one file here, and
 * asks for scripts that are there.
 */
export function slimPreload(): Plugin {
  return {
    name: 'nanpure:slim-preload',
    apply: 'build',
    // Before Vite's own.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that has popovers and dialogs, as the site needs, preloads modules by itself.
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => !isAlwaysLoaded(file)),
        },
      },
    }),
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler: () => `export { preloadModules as __vitePreload } from ${JSON.stringify(SLIM)};`,
    },
  };
}
