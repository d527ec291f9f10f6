import type { Language } from '@nanpure/content';
import { loadLesson, loadTechniques } from '@nanpure/content/techniques';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { ComponentType } from 'react';
import { LessonView } from '../features/techniques/LessonView.tsx';
import { UnknownTechnique } from '../features/techniques/UnknownTechnique.tsx';
import { AdPlace } from '../third-parties/AdPlace.tsx';

/** The page of a technique, with its lesson in a language. */
export async function loadTechniquePage(
  techniqueId: TaughtTechniqueId,
  language: Language,
): Promise<ComponentType> {
  const techniques = await loadTechniques(language);
  const technique = techniques.find(({ id }) => id === techniqueId);
  if (!technique) return UnknownTechniquePage;
  const lesson = await loadLesson(technique, language);
  return function TechniquePage() {
    return (
      <LessonView
        technique={technique}
        lesson={lesson}
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
