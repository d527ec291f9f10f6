import type { Language } from '@nanpure/content';
import { loadExerciseWriter } from '@nanpure/content/exercise';
import type { ComponentType } from 'react';
import { ReviewView } from '../features/course/review/ReviewView.tsx';

/** What is due today, in a language. */
export async function loadReviewPage(language: Language): Promise<ComponentType> {
  const writer = await loadExerciseWriter(language);
  return () => <ReviewView writer={writer} />;
}
