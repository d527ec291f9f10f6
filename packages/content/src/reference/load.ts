import type { Language } from '../languages.ts';
import type { ReferenceId } from './reference-ids.ts';
import type { ReferenceExample, ReferenceTexts } from './reference-page.ts';

interface ReferenceFiles {
  readonly en: () => Promise<{ readonly texts: ReferenceTexts }>;
  readonly ja: () => Promise<{ readonly texts: ReferenceTexts }>;
  /** One for each technique of the page, in their order. */
  readonly examples: () => Promise<{ readonly examples: readonly ReferenceExample[] }>;
}

/** What each page loads, and no more. */
const FILES: Readonly<Record<ReferenceId, ReferenceFiles>> = {
  skyscraper: {
    en: () => import('./en/skyscraper.ts'),
    ja: () => import('./ja/skyscraper.ts'),
    examples: () => import('./examples/skyscraper.ts'),
  },
};

/** What a reference page says and shows. */
export interface Reference {
  readonly texts: ReferenceTexts;
  readonly examples: readonly ReferenceExample[];
}

/** A reference page in a language; rejects where loading fails. */
export async function loadReference(id: ReferenceId, language: Language): Promise<Reference> {
  const files = FILES[id];
  const [{ texts }, { examples }] = await Promise.all([files[language](), files.examples()]);
  return { texts, examples };
}
