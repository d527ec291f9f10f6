import type { Language } from '@nanpure/content';
import { loadDifficultyNames, loadTechniques } from '@nanpure/content/techniques';
import type { ComponentType } from 'react';
import { TechniqueList } from '../features/techniques/TechniqueList.tsx';
import { AdPlace, feedAdAfter } from '../third-parties/AdPlace.tsx';
import { useCourseNow } from './course/use-course-now.ts';

/** The list of techniques, with the catalogue of a language. */
export async function loadTechniquesPage(language: Language): Promise<ComponentType> {
  const [techniques, difficultyNames] = await Promise.all([
    loadTechniques(language),
    loadDifficultyNames(language),
  ]);
  return function TechniquesPage() {
    const progress = useCourseNow()?.standings;
    return (
      <>
        <TechniqueList
          techniques={techniques}
          difficultyNames={difficultyNames}
          progress={progress}
          after={(index) => feedAdAfter(language, index, techniques.length)}
        />
        <AdPlace placement="multiplex" />
      </>
    );
  };
}
