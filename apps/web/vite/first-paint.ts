import type { Plugin } from 'vite';
import { bundleInlineScript } from './bundle-inline-script.ts';
import type { ThirdParties } from './third-parties.ts';

/**
 * Puts the scripts that can't wait for modules at the start of each page's body: what is painted first,
 * where the page is, and what is pressed early.
 */
export function firstPaint({
  adClient,
  measurementId,
}: Pick<ThirdParties, 'adClient' | 'measurementId'>): Plugin {
  const modules = [
    'src/features/theme/theme-script.ts',
    ...(adClient || measurementId ? ['src/third-parties/consent/rooms-script.ts'] : []),
    'src/app/hydration/tidy-address-script.ts',
    'src/features/language/language-script.ts',
    'src/app/hydration/early-presses-script.ts',
  ];
  return {
    name: 'nanpure:first-paint',
    async transformIndexHtml() {
      const scripts = await Promise.all(modules.map(bundleInlineScript));
      return scripts.map((children) => ({ tag: 'script', children, injectTo: 'body-prepend' }));
    },
  };
}
