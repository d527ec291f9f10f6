import type { Language } from '@nanpure/content';
import { loadDifficultyNames, loadTechniques } from '@nanpure/content/techniques';
import type { ComponentType } from 'react';
import { GOAL } from '../features/course/exercise/goal.ts';
import { useLearned } from '../features/course/exercise/use-learned.ts';
import { TechniqueList } from '../features/techniques/TechniqueList.tsx';
import { AdPlace, feedAdAfter } from '../third-parties/AdPlace.tsx';

/** The list of techniques, with the catalogue of a language. */
export async function loadTechniquesPage(language: Language): Promise<ComponentType> {
  const [techniques, difficultyNames] = await Promise.all([
    loadTechniques(language),
    loadDifficultyNames(language),
  ]);
  return function TechniquesPage() {
    const solved = useLearned();
    return (
      <>
        <TechniqueList
          techniques={techniques}
          difficultyNames={difficultyNames}
          progress={solved && { solved, goal: GOAL }}
          after={(index) => feedAdAfter(language, index, techniques.length)}
        />
        <AdPlace placement="multiplex" />
      </>
    );
  };
}
