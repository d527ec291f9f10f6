import { pathTo } from '@nanpure/content';
import type { Lesson, Technique } from '@nanpure/content/techniques';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Pictogram } from '../../board/Pictogram.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { PICTOGRAMS } from './pictograms.ts';
import { difficultyOf } from './practice-puzzles.ts';
import type { TechniqueProgress } from './progress.ts';
import { DifficultyBadge, OtherNames, useTechniqueName } from './TechniqueHeading.tsx';
import styles from './technique-list.module.css';

interface TechniqueListProps {
  readonly techniques: readonly Technique[];
  readonly difficultyNames: Readonly<Record<Technique['difficulty'], Lesson['difficulty']>>;
  /** Undefined until it is known. */
  readonly progress: ReadonlyMap<TaughtTechniqueId, TechniqueProgress> | undefined;
  /** What follows a card, if anything; it takes the place of one. */
  readonly after?: (index: number) => ReactNode;
}

interface CardProps {
  readonly technique: Technique;
  readonly difficultyName: string;
  readonly progress: TechniqueProgress | undefined;
}

/** How far one is with a technique. It stands where nothing has to make room for it. */
function Progress({ progress }: Pick<CardProps, 'progress'>) {
  const { t } = useTranslation('techniques');
  if (!progress) return null;
  const { passed, grades, share, isMastered, isDue, isNext } = progress;
  return (
    <>
      {isNext && <strong className={styles.next}>{t('nextForYou')}</strong>}
      {(isMastered || share > 0) && (
        <p className={styles.progress}>
          <ProgressRing share={isMastered ? 1 : Math.min(share, 0.95)} />
          {isMastered ? (
            t(isDue ? 'due' : 'mastered')
          ) : (
            <>
              <span aria-hidden="true">{`${passed}/${grades}`}</span>
              <span className="heard-only">{t('passed', { passed, grades })}</span>
            </>
          )}
        </p>
      )}
    </>
  );
}

function Card({ technique, difficultyName, progress }: CardProps) {
  const { t } = useTranslation(['techniques', 'common']);
  const language = useLanguage();
  const { id, difficulty, description } = technique;
  return (
    <li className={styles.card}>
      <div className={styles.side}>
        <Pictogram rows={PICTOGRAMS[id]} />
        <Progress progress={progress} />
      </div>
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
        <p className={styles.foot}>
          <span>{t('place', { difficulty: t(`common:difficulty.${difficultyOf(id)}`) })}</span>
          {/* All of the card is the link. */}
          <span className={styles.details} aria-hidden="true">
            {t('details')}
          </span>
        </p>
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
  const language = useLanguage();
  return (
    <>
      <header className={styles.front}>
        <h1 id="title">{t('title')}</h1>
        <p>{t('lead')}</p>
        <p>{t('course.text')}</p>
        <p>
          <LinkButton kind="primary" to={pathTo('learn', { language })}>
            {t('course.link')}
          </LinkButton>
        </p>
      </header>
      <ol className={styles.list}>
        {techniques.map((technique, index) => {
          const between = after?.(index);
          return (
            <Fragment key={technique.id}>
              <Card
                technique={technique}
                difficultyName={difficultyNames[technique.difficulty]}
                progress={progress?.get(technique.id)}
              />
              {between && <li className={styles.between}>{between}</li>}
            </Fragment>
          );
        })}
      </ol>
      <div className={styles.front}>
        <p>{t('beyond.text')}</p>
        <p>
          <LinkButton to={pathTo('referenceList', { language })}>{t('beyond.link')}</LinkButton>
        </p>
      </div>
    </>
  );
}
