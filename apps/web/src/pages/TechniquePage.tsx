import type { Language } from '@nanpure/content';
import { type ExerciseWriter, loadExerciseWriter } from '@nanpure/content/exercise';
import { loadLesson, loadTechniques } from '@nanpure/content/techniques';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { ComponentType } from 'react';
import { ExerciseSection } from '../features/course/exercise/ExerciseSection.tsx';
import { LessonView } from '../features/techniques/LessonView.tsx';
import { difficultyOf } from '../features/techniques/practice-puzzles.ts';
import { UnknownTechnique } from '../features/techniques/UnknownTechnique.tsx';
import { AdPlace } from '../third-parties/AdPlace.tsx';

/** The exercise with the puzzles that it takes its positions from. Rejects where these can't be had. */
async function loadExercise(
  technique: TaughtTechniqueId,
  writer: ExerciseWriter,
): Promise<ComponentType> {
  const [{ Exercise }, { loadBankEntries }] = await Promise.all([
    import('../features/course/exercise/Exercise.tsx'),
    import('../lib/puzzle-bank.ts'),
  ]);
  const entries = await loadBankEntries(difficultyOf(technique), new AbortController().signal);
  if (!entries.ok) throw new Error(`no puzzles: ${entries.error.code}`);
  const { value } = entries;
  return () => <Exercise technique={technique} writer={writer} entries={value} />;
}

/** The page of a technique, with its lesson in a language. */
export async function loadTechniquePage(
  techniqueId: TaughtTechniqueId,
  language: Language,
): Promise<ComponentType> {
  const techniques = await loadTechniques(language);
  const technique = techniques.find(({ id }) => id === techniqueId);
  if (!technique) return UnknownTechniquePage;
  const [lesson, writer] = await Promise.all([
    loadLesson(technique, language),
    loadExerciseWriter(language),
  ]);
  const load = () => loadExercise(techniqueId, writer);
  const exercise = <ExerciseSection technique={techniqueId} writer={writer} load={load} />;
  return function TechniquePage() {
    return (
      <LessonView
        technique={technique}
        lesson={lesson}
        exercise={exercise}
        inText={<AdPlace placement="inArticle" />}
        atEnd={<AdPlace placement="multiplex" />}
      />
    );
  };
}

/** The page of an address that names none of the techniques. */
export function UnknownTechniquePage() {
  return <UnknownTechnique />;
}
