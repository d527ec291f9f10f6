import { type Language, TECHNIQUE_IDS } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Pictogram } from '../../board/Pictogram.tsx';
import { GOAL } from '../../features/course/exercise/goal.ts';
import { useLearned } from '../../features/course/exercise/use-learned.ts';
import { About } from '../../features/home/About.tsx';
import { Learn } from '../../features/home/Learn.tsx';
import { ProgressRing } from '../../features/techniques/ProgressRing.tsx';
import { PICTOGRAMS } from '../../features/techniques/pictograms.ts';
import { useTechniqueName } from '../../features/techniques/TechniqueHeading.tsx';

export { HomeBoard } from '../../features/home/board/HomeBoard.tsx';

/** How far one is with a technique: a ring, and the same in words. */
function TechniqueProgress({ solved }: { readonly solved: number }) {
  const { t } = useTranslation('homeMore');
  return (
    <>
      <ProgressRing share={solved / GOAL} />
      <span className="heard-only">{t('learn.progress', { solved, goal: GOAL })}</span>
    </>
  );
}

/** What the home page has below its first screen. */
export function BelowBoard({ language }: { readonly language: Language }) {
  const nameOf = useTechniqueName();
  const learned = useLearned();
  const techniques = TECHNIQUE_IDS.map((id) => {
    const solved = learned?.get(id) ?? 0;
    return {
      id,
      name: nameOf(id),
      picture: <Pictogram rows={PICTOGRAMS[id]} />,
      progress: solved > 0 && <TechniqueProgress solved={solved} />,
    };
  });
  return (
    <>
      <Learn language={language} techniques={techniques} />
      <About />
    </>
  );
}
