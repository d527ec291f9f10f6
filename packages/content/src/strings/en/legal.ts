export { legalPages } from './legal-pages.ts';

/** Around the texts of the legal pages. */
export const legal = {
  updated: 'Last updated: {{date}}',
  revised: '(wording revised {{date}})',
  summary: 'In short',
  contents: 'Contents',
  inUse: 'Used on this site',
  loadedFrom: 'Loaded from {{host}}',
  notInUse: 'Not used on this site at present',
} as const;
