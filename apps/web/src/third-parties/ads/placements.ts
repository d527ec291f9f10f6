import type { Language } from '@nanpure/content';

/** Where ads may stand; `rewardModal` is the window between two puzzles, which has its own way. */
export const PLACEMENTS = [
  'header',
  'sidebar',
  'footer',
  'multiplex',
  'inArticle',
  'techniquesFeed',
  'rewardModal',
] as const;

export type Placement = (typeof PLACEMENTS)[number];

/** What each language's pages have. */
const PLACEMENTS_IN: Readonly<Record<Language, readonly Placement[]>> = {
  en: PLACEMENTS,
  ja: ['header', 'inArticle', 'rewardModal'],
};

/** Whether the pages of a language have an ad there. */
export function isPlacedIn(language: Language, placement: Placement): boolean {
  return PLACEMENTS_IN[language].includes(placement);
}

/** How many cards of a list come between two ads. */
const CARDS_PER_AD = 3;

/** Whether an ad follows a card of a list: every third one, but not the last. */
export function hasAdAfter(index: number, length: number): boolean {
  return (index + 1) % CARDS_PER_AD === 0 && index + 1 < length;
}
