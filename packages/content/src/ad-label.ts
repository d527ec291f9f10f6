import type { Language } from './languages.ts';

/** What stands above each ad. Apart from the other texts: most sites have none. */
export const AD_LABEL: Readonly<Record<Language, string>> = { en: 'Advertisement', ja: '広告' };
