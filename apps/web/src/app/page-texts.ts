import type { RouteId } from '@nanpure/content';
import type { TextGroup } from '../features/language/i18n.ts';

/**
 * The texts that each page needs beside those of every page: the router loads them with the page, and its
 * HTML has the browser fetch them early.
 */
export const PAGE_TEXTS: Readonly<Record<RouteId, readonly TextGroup[]>> = {
  home: [],
  game: ['play'],
  techniques: ['learn'],
  technique: ['learn'],
  howToPlay: ['play', 'learn'],
  statistics: ['records'],
  search: ['find', 'learn'],
  profile: ['workshop'],
  boardTest: ['workshop', 'play'],
  apiTest: ['workshop'],
  privacy: ['small-print', 'asking'],
  terms: ['small-print'],
};
