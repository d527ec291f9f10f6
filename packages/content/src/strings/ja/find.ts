import { search } from './search.ts';

/** What the search says in Japanese beyond what every page says. */
export const strings = { search };
