import { type Language, TECHNIQUE_IDS } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Pictogram } from '../../board/Pictogram.tsx';
import { About } from '../../features/home/About.tsx';
import { Learn } from '../../features/home/Learn.tsx';
import { ProgressRing } from '../../features/techniques/ProgressRing.tsx';
import { PICTOGRAMS } from '../../features/techniques/pictograms.ts';
import type { TechniqueProgress } from '../../features/techniques/progress.ts';
import { useTechniqueName } from '../../features/techniques/TechniqueHeading.tsx';
import { type NamedCourseNow, useCourseNow } from './use-course-now.ts';

export { HomeBoard } from '../../features/home/board/HomeBoard.tsx';

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
  readonly course: NamedCourseNow;
}

/** What comes next, and what is due. */
function CourseLine({ language, course }: CourseLineProps) {
  const { t } = useTranslation('homeMore');
  const { next, due, nameOf } = course;
  // Japanese sentences stand without spaces between them.
  const space = language === 'ja' ? '' : ' ';
  return (
    <>
      {next ? t('learn.now.next', { name: nameOf(next) }) : t('learn.now.all')}
      {due > 0 && `${space}${t('learn.now.due', { count: due })}`}
    </>
  );
}

/** What the home page has below its first screen. */
export function BelowBoard({ language }: { readonly language: Language }) {
  const nameOf = useTechniqueName();
  const course = useCourseNow(language);
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
        course={course && <CourseLine language={language} course={course} />}
      />
      <About />
    </>
  );
}
