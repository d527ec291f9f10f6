import type { Language } from '@nanpure/content';
import { loadHowToPlay } from '@nanpure/content/how-to-play';
import { loadLesson } from '@nanpure/content/techniques';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { keySections } from '../features/game/help/key-sections.tsx';
import { HowToPlayView } from '../features/how-to-play/HowToPlayView.tsx';
import { Sample } from '../features/techniques/Sample.tsx';
import { AdPlace } from '../third-parties/AdPlace.tsx';

/** How the game is played, in a language. */
export async function loadHowToPlayPage(language: Language): Promise<ComponentType> {
  const [texts, { boardExample }] = await Promise.all([
    loadHowToPlay(language),
    loadLesson({ id: 'naked-single', difficulty: 'beginner' }, language),
  ]);
  return function HowToPlayPage() {
    const { t } = useTranslation('help');
    return (
      <HowToPlayView
        texts={texts}
        controls={keySections(t)}
        sample={<Sample example={boardExample} />}
        inText={<AdPlace placement="inArticle" />}
      />
    );
  };
}
