import type { HintPhrases } from '../hints/phrases.ts';
import type { Language } from '../languages.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';
import { type ExerciseWriter, exerciseWriter } from './exercise-writer.ts';

export type { ExerciseMode } from './exercise-phrases.ts';
export type { ExerciseWriter, WrongTry } from './exercise-writer.ts';

interface Files {
  readonly exercise: () => Promise<{ readonly exercise: ExercisePhrases }>;
  readonly hints: () => Promise<{ readonly phrases: HintPhrases }>;
}

const FILES: Readonly<Record<Language, Files>> = {
  en: { exercise: () => import('./en.ts'), hints: () => import('../hints/en/index.ts') },
  ja: { exercise: () => import('./ja.ts'), hints: () => import('../hints/ja/index.ts') },
};

/** What "Find it yourself" says in a language; rejects where loading fails. */
export async function loadExerciseWriter(language: Language): Promise<ExerciseWriter> {
  const { exercise, hints } = FILES[language];
  const [own, shared] = await Promise.all([exercise(), hints()]);
  return exerciseWriter(own.exercise, shared.phrases);
}
