import { consent } from './consent.ts';

/** What is said in English where the visitor is asked for consent. */
export const strings = { consent };
