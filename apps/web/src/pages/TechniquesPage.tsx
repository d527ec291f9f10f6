import type { Language } from '@nanpure/content';
import { loadDifficultyNames, loadTechniques } from '@nanpure/content/techniques';
import type { ComponentType } from 'react';
import { TechniqueList } from '../features/techniques/TechniqueList.tsx';
import { AdPlace, feedAdAfter } from '../third-parties/AdPlace.tsx';

/** The list of techniques, with the catalogue of a language. */
export async function loadTechniquesPage(language: Language): Promise<ComponentType> {
  const [techniques, difficultyNames] = await Promise.all([
    loadTechniques(language),
    loadDifficultyNames(language),
  ]);
  return function TechniquesPage() {
    return (
      <>
        <TechniqueList
          techniques={techniques}
          difficultyNames={difficultyNames}
          after={(index) => feedAdAfter(language, index, techniques.length)}
        />
        <AdPlace placement="multiplex" />
      </>
    );
  };
}
