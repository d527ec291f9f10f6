import type { HintPhrases } from '../hints/phrases.ts';
import type { Language } from '../languages.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';
import { type ExerciseWriter, exerciseWriter } from './exercise-writer.ts';
import type { QuestionPhrases } from './questions/question-phrases.ts';

export type { ExerciseMode, Scope } from './exercise-phrases.ts';
export type { ExerciseWriter, WrongTry } from './exercise-writer.ts';
export type {
  Answered,
  Asking,
  HelpWords,
  QuestionTry,
  QuestionWriter,
} from './questions/question-writer.ts';

interface Files {
  readonly exercise: () => Promise<{ readonly exercise: ExercisePhrases }>;
  readonly questions: () => Promise<{ readonly questions: QuestionPhrases }>;
  readonly hints: () => Promise<{ readonly phrases: HintPhrases }>;
}

const FILES: Readonly<Record<Language, Files>> = {
  en: {
    exercise: () => import('./en.ts'),
    questions: () => import('./questions/en.ts'),
    hints: () => import('../hints/en/index.ts'),
  },
  ja: {
    exercise: () => import('./ja.ts'),
    questions: () => import('./questions/ja.ts'),
    hints: () => import('../hints/ja/index.ts'),
  },
};

/** What the tasks of the course say in a language; rejects where loading fails. */
export async function loadExerciseWriter(language: Language): Promise<ExerciseWriter> {
  const { exercise, questions, hints } = FILES[language];
  const [own, others, shared] = await Promise.all([exercise(), questions(), hints()]);
  return exerciseWriter(own.exercise, others.questions, shared.phrases);
}
