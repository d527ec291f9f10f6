import { type Language, type StationId, TECHNIQUE_IDS } from '@nanpure/content';
import { loadStrings } from '@nanpure/content/strings';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pictogram } from '../../board/Pictogram.tsx';
import { About } from '../../features/home/About.tsx';
import { Learn } from '../../features/home/Learn.tsx';
import { ProgressRing } from '../../features/techniques/ProgressRing.tsx';
import { PICTOGRAMS } from '../../features/techniques/pictograms.ts';
import type { TechniqueProgress } from '../../features/techniques/progress.ts';
import { useTechniqueName } from '../../features/techniques/TechniqueHeading.tsx';
import { sentenceGap } from '../../lib/typesetting/sentence-gap.ts';
import type { CourseNow } from '../course/course-now.ts';
import { useCourseNow } from '../course/use-course-now.ts';

/** How far one is with a technique: a ring, and the same in words. */
function Progress({ progress }: { readonly progress: TechniqueProgress }) {
  const { t } = useTranslation('homeMore');
  const { passed, grades, share, isMastered } = progress;
  if (!isMastered && share === 0) return null;
  return (
    <>
      <ProgressRing share={isMastered ? 1 : Math.min(share, 0.95)} />
      <span className="heard-only">
        {isMastered ? t('learn.mastered') : t('learn.passed', { passed, grades })}
      </span>
    </>
  );
}

interface CourseLineProps {
  readonly language: Language;
  readonly course: CourseNow;
  /** What is said until the names of stations are there. */
  readonly children: ReactNode;
}

/** What the stations are called; undefined until that is downloaded. */
function useStationNames(language: Language) {
  const [nameOf, setNameOf] = useState<(id: StationId) => string>();
  useEffect(() => {
    let isWanted = true;
    loadStrings('course', language).then(
      ({ stationPages }) => isWanted && setNameOf(() => (id: StationId) => stationPages[id].name),
      // The way to the course is there all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return nameOf;
}

/** What comes next, and what is due. */
function CourseLine({ language, course: { next, due }, children }: CourseLineProps) {
  const { t } = useTranslation('homeMore');
  const nameOf = useStationNames(language);
  if (!nameOf) return children;
  return (
    <>
      {next ? t('learn.now.next', { name: nameOf(next) }) : t('learn.now.all')}
      {due > 0 && `${sentenceGap(language)}${t('learn.now.due', { count: due })}`}
    </>
  );
}

/** What the home page has below its first screen. */
export function BelowBoard({ language }: { readonly language: Language }) {
  const nameOf = useTechniqueName();
  const { t } = useTranslation('homeMore');
  const course = useCourseNow();
  const techniques = TECHNIQUE_IDS.map((id) => {
    const progress = course?.standings.get(id);
    return {
      id,
      name: nameOf(id),
      picture: <Pictogram rows={PICTOGRAMS[id]} />,
      progress: progress && <Progress progress={progress} />,
    };
  });
  return (
    <>
      <Learn
        language={language}
        techniques={techniques}
        course={
          course ? (
            <CourseLine language={language} course={course}>
              {t('learn.course')}
            </CourseLine>
          ) : (
            t('learn.course')
          )
        }
      />
      <About />
    </>
  );
}
