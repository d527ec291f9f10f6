import type { Plugin } from 'vite';
import { FIRST_PAINT_SCRIPT } from '../src/features/theme/first-paint.ts';

/** Puts the script that sets the theme at the start of each page's body. */
export function firstPaint(): Plugin {
  return {
    name: 'nanpure:first-paint',
    transformIndexHtml: () => [
      { tag: 'script', children: FIRST_PAINT_SCRIPT, injectTo: 'body-prepend' },
    ],
  };
}
