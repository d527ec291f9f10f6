import type { ReferencePage } from './reference-page.ts';

/** The reference pages in the order of their list: by family, and easiest first. */
export const REFERENCE_PAGES: readonly ReferencePage[] = [
  { id: 'skyscraper', family: 'single-digit', rungs: ['skyscraper'] },
];
