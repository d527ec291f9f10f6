import type { Language } from '@nanpure/content';
import { loadDifficultyNames, loadTechniques } from '@nanpure/content/techniques';
import { type ComponentType, useMemo } from 'react';
import { useCourse } from '../features/course/memory/use-course.ts';
import { techniqueStandings } from '../features/course/path/technique-standing.ts';
import { TechniqueList } from '../features/techniques/TechniqueList.tsx';
import { AdPlace, feedAdAfter } from '../third-parties/AdPlace.tsx';

/** The list of techniques, with the catalogue of a language. */
export async function loadTechniquesPage(language: Language): Promise<ComponentType> {
  const [techniques, difficultyNames] = await Promise.all([
    loadTechniques(language),
    loadDifficultyNames(language),
  ]);
  return function TechniquesPage() {
    const { state } = useCourse();
    const progress = useMemo(() => state && techniqueStandings(state, new Date()), [state]);
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
