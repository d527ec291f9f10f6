import type { Language } from '@nanpure/content';
import { type ExerciseWriter, loadExerciseWriter } from '@nanpure/content/exercise';
import type { ComponentType } from 'react';
import { ReviewView } from '../features/course/review/ReviewView.tsx';
import { useLanguage } from '../lib/use-language.ts';
import { useCourseNotice } from './course/use-course-notice.ts';

const writers = new Map<Language, ExerciseWriter>();

/** One page for all languages: a switch keeps the review that somebody is in. */
function ReviewPage() {
  const writer = writers.get(useLanguage());
  const notice = useCourseNotice();
  return (
    <>
      {writer && <ReviewView writer={writer} />}
      {notice}
    </>
  );
}

/** What is due today, in a language. */
export async function loadReviewPage(language: Language): Promise<ComponentType> {
  writers.set(language, await loadExerciseWriter(language));
  return ReviewPage;
}
