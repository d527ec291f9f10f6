export { loadReference, type Reference } from './load.ts';
export type { ReferenceId } from './reference-ids.ts';
export type {
  ReferenceExample,
  ReferenceFamily,
  ReferencePage,
  ReferenceTexts,
} from './reference-page.ts';
export { REFERENCE_PAGES } from './reference-pages.ts';
export { STANDINGS, type Standing } from './standings.ts';
