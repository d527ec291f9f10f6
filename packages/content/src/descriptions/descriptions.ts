import type { Language } from '../languages.ts';
import type { PageKey, ReferenceKey } from '../pages.ts';

/** A page whose description is here; a reference page has its own beside its title. */
export type DescribedKey = Exclude<PageKey, ReferenceKey>;

type Description = Readonly<Record<Language, string>>;

/** A description for every other page. */
export type Descriptions = Readonly<Record<DescribedKey, Description>>;

/** The description of a page, or where it is missing that of the home page. */
export function describedIn(
  descriptions: Pick<Descriptions, 'home'> & Partial<Descriptions>,
  key: DescribedKey,
  language: Language,
): string {
  return descriptions[key]?.[language] || descriptions.home[language];
}
