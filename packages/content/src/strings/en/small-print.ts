import { legal } from './legal.ts';
import { legalPages } from './legal-pages.ts';

/** What is said in English on the legal pages beside their texts. */
export const strings = { legal, legalPages };
