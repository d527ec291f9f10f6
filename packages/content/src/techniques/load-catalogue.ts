import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Language } from '../languages.ts';
import type { LessonWords } from './lesson.ts';
import { catalogueOf, type Technique, type TechniqueWords } from './technique.ts';

/* Apart from the lessons: a page that lists the techniques does without what builds examples. */

interface CatalogueFiles {
  readonly catalogue: () => Promise<{
    readonly catalogue: Readonly<Record<TaughtTechniqueId, TechniqueWords>>;
  }>;
  readonly words: () => Promise<{ readonly words: LessonWords }>;
}

const FILES: Readonly<Record<Language, CatalogueFiles>> = {
  en: { catalogue: () => import('./en/catalogue.ts'), words: () => import('./en/words.ts') },
  ja: { catalogue: () => import('./ja/catalogue.ts'), words: () => import('./ja/words.ts') },
};

/** The catalogue in a language, without the lessons; rejects where loading fails. */
export async function loadTechniques(language: Language): Promise<Technique[]> {
  const { catalogue } = await FILES[language].catalogue();
  return catalogueOf(catalogue);
}

/** What all lessons of a language share; rejects where loading fails. */
export async function loadLessonWords(language: Language): Promise<LessonWords> {
  return (await FILES[language].words()).words;
}

/** What the difficulties of techniques are called in a language; rejects where loading fails. */
export async function loadDifficultyNames(language: Language): Promise<LessonWords['difficulty']> {
  return (await loadLessonWords(language)).difficulty;
}
