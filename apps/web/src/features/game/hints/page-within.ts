import type { HintPage } from './hint-pages.ts';

/** A page that was read, or the last one where there are fewer now, as in another language. */
export function pageWithin(page: number, pages: readonly HintPage[]): number {
  return Math.max(0, Math.min(page, pages.length - 1));
}
