import type { PageKey, ReferenceKey } from '../pages.ts';

/** A page whose description is here; a reference page has its own beside its title. */
export type DescribedKey = Exclude<PageKey, ReferenceKey>;

/** A description for every other page. */
export type Descriptions = Readonly<Record<DescribedKey, string>>;

/** The description of a page, or where it is missing that of the home page. */
export function describedIn(
  descriptions: Pick<Descriptions, 'home'> & Partial<Descriptions>,
  key: DescribedKey,
): string {
  return descriptions[key] || descriptions.home;
}
