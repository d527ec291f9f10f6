import type { RouteId } from '@nanpure/content';
import type { StringGroup } from '@nanpure/content/strings';

/**
 * The texts that each page needs beside those of every page: the router loads them with the page, and its
 * HTML has the browser fetch them early.
 */
export const PAGE_TEXTS: Readonly<Record<RouteId, readonly StringGroup[]>> = {
  home: [],
  game: ['play'],
  techniques: ['learn'],
  technique: ['learn'],
  howToPlay: ['play', 'learn'],
  statistics: ['statistics'],
  search: ['search', 'learn'],
  profile: ['tools'],
  boardTest: ['tools', 'play'],
  apiTest: ['tools'],
  privacy: ['legal', 'consent'],
  terms: ['legal'],
};
