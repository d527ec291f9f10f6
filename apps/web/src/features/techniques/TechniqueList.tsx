import { pathTo } from '@nanpure/content';
import type { Lesson, Technique } from '@nanpure/content/techniques';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Pictogram } from '../../board/Pictogram.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { ProgressRing } from './ProgressRing.tsx';
import { PICTOGRAMS } from './pictograms.ts';
import { difficultyOf } from './practice-puzzles.ts';
import { nextToLearn, type Progress, solvedIn } from './progress.ts';
import { DifficultyBadge, OtherNames, useTechniqueName } from './TechniqueHeading.tsx';
import styles from './technique-list.module.css';

interface TechniqueListProps {
  readonly techniques: readonly Technique[];
  readonly difficultyNames: Readonly<Record<Technique['difficulty'], Lesson['difficulty']>>;
  /** Undefined until it is known. */
  readonly progress: Progress | undefined;
  /** What follows a card, if anything; it takes the place of one. */
  readonly after?: (index: number) => ReactNode;
}

interface CardProps {
  readonly technique: Technique;
  readonly difficultyName: string;
  readonly progress: Progress | undefined;
}

/** How far one is with a technique; its line is kept until that is known. */
function ProgressLine({ technique: { id }, progress }: Pick<CardProps, 'technique' | 'progress'>) {
  const { t } = useTranslation('techniques');
  const solved = progress ? solvedIn(progress, id) : 0;
  return (
    <p className={styles.progress}>
      {progress && solved > 0 && (
        <>
          <ProgressRing share={solved / progress.goal} />
          {t(solved >= progress.goal ? 'learned' : 'solved', { solved, goal: progress.goal })}
        </>
      )}
      {progress && nextToLearn(progress) === id && (
        <strong className={styles.next}>{t('nextForYou')}</strong>
      )}
    </p>
  );
}

function Card({ technique, difficultyName, progress }: CardProps) {
  const { t } = useTranslation(['techniques', 'common']);
  const language = useLanguage();
  const { id, order, difficulty, description } = technique;
  return (
    <li className={styles.card}>
      <Pictogram rows={PICTOGRAMS[id]} />
      <div className={styles.text}>
        <div className={styles.head}>
          <h2>
            <Link to={pathTo('technique', { language, techniqueId: id })} className={styles.link}>
              {useTechniqueName()(id)}
            </Link>
          </h2>
          <DifficultyBadge difficulty={difficulty} name={difficultyName} />
        </div>
        {language === 'ja' && <OtherNames id={id} />}
        <p className={styles.description}>{description}</p>
        <p className={styles.place}>
          {t('place', { order, difficulty: t(`common:difficulty.${difficultyOf(id)}`) })}
        </p>
        <div className={styles.foot}>
          <ProgressLine technique={technique} progress={progress} />
          {/* All of the card is the link. */}
          <span className={styles.details} aria-hidden="true">
            {t('details')}
          </span>
        </div>
      </div>
    </li>
  );
}

/** A card for each technique, in the order in which they are taught. */
export function TechniqueList({
  techniques,
  difficultyNames,
  progress,
  after,
}: TechniqueListProps) {
  const { t } = useTranslation('techniques');
  return (
    <>
      <header className={styles.front}>
        <h1 id="title">{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <ol className={styles.list}>
        {techniques.map((technique, index) => {
          const between = after?.(index);
          return (
            <Fragment key={technique.id}>
              <Card
                technique={technique}
                difficultyName={difficultyNames[technique.difficulty]}
                progress={progress}
              />
              {between && <li className={styles.between}>{between}</li>}
            </Fragment>
          );
        })}
      </ol>
    </>
  );
}
