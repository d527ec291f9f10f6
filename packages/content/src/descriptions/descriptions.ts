import type { PageKey } from '../pages.ts';
import type { ReferenceId } from '../reference/reference-ids.ts';

/** A description for every page. */
export type Descriptions = Readonly<Record<PageKey, string>>;

/** A description for every reference page. */
export type ReferenceDescriptions = Readonly<Record<`referencePages:${ReferenceId}`, string>>;

/** The description of a page, or where it is missing that of the home page. */
export function describedIn(
  descriptions: Pick<Descriptions, 'home'> & Partial<Descriptions>,
  key: PageKey,
): string {
  return descriptions[key] || descriptions.home;
}
