import type { Plugin } from 'vite';
// Its source: a config is loaded by Node, which reads no TypeScript of other packages.
import { LANGUAGE_KEY, LANGUAGES } from '../../../packages/content/src/languages.ts';
import { EARLY_PRESSES_SCRIPT } from '../src/app/hydration/early-presses-script.ts';
import { TIDY_ADDRESS_SCRIPT } from '../src/app/hydration/tidy-address-script.ts';
import { languageScript } from '../src/features/language/language-script.ts';
import { FIRST_PAINT_SCRIPT } from '../src/features/theme/first-paint.ts';
import { ROOM_FOR_ADS_SCRIPT } from '../src/third-parties/consent/room-for-ads.ts';
import type { ThirdParties } from './third-parties.ts';

/**
 * Puts the scripts that can't wait for modules at the start of each page's body: what is painted first,
 * where the page is, and what is pressed early.
 */
export function firstPaint({ adClient }: Pick<ThirdParties, 'adClient'>): Plugin {
  const scripts = [
    FIRST_PAINT_SCRIPT,
    ...(adClient ? [ROOM_FOR_ADS_SCRIPT] : []),
    TIDY_ADDRESS_SCRIPT,
    languageScript({ key: LANGUAGE_KEY, languages: LANGUAGES }),
    EARLY_PRESSES_SCRIPT,
  ];
  return {
    name: 'nanpure:first-paint',
    transformIndexHtml: () =>
      scripts.map((children) => ({ tag: 'script', children, injectTo: 'body-prepend' })),
  };
}
