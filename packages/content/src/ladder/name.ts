import type { Language } from '../languages.ts';

/** The name of a technique in a language, and what else players call the very same thing. */
interface Name {
  readonly name: string;
  readonly also: readonly string[];
}

/** A name in each language. */
export type NameIn = Readonly<Record<Language, Name>>;

/** A name from its two languages, with what else the technique is called. */
export function named(
  en: string,
  ja: string,
  alsoEn: readonly string[],
  alsoJa: readonly string[],
): NameIn {
  return { en: { name: en, also: alsoEn }, ja: { name: ja, also: alsoJa } };
}
