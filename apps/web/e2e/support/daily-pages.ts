import { matchPath } from '@nanpure/content';
import { ofToday } from './proof.ts';

/** How long it takes until every reference page was looked at: they are many, and made alike. */
const REFERENCE_DAYS = 18;

/** The pages of a list that are looked at today, where it takes so many days to see all that are no reference pages. */
export function pagesOfToday(paths: readonly string[], days: number, offset = 0): string[] {
  const isReference = (path: string) => matchPath(path)?.route === 'reference';
  return [
    ...ofToday(
      paths.filter((path) => !isReference(path)),
      days,
      offset,
    ),
    ...ofToday(paths.filter(isReference), REFERENCE_DAYS, offset),
  ];
}
