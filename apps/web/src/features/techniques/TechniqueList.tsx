import { pathTo } from '@nanpure/content';
import type { Lesson, Technique } from '@nanpure/content/techniques';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import { DifficultyBadge, OtherNames, useTechniqueName } from './TechniqueHeading.tsx';
import styles from './technique-list.module.css';

interface TechniqueListProps {
  readonly techniques: readonly Technique[];
  readonly difficultyNames: Readonly<Record<Technique['difficulty'], Lesson['difficulty']>>;
  /** What follows a card, if anything; it takes the place of one. */
  readonly after?: (index: number) => ReactNode;
}

function Card({
  technique: { id, difficulty, description },
  difficultyName,
}: {
  readonly technique: Technique;
  readonly difficultyName: string;
}) {
  const { t } = useTranslation('techniques');
  const language = useLanguage();
  const name = useTechniqueName()(id);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <DifficultyBadge difficulty={difficulty} name={difficultyName} />
      </div>
      <OtherNames id={id} />
      <p className={styles.description}>{description}</p>
      <Link
        to={pathTo('technique', { language, techniqueId: id })}
        className={styles.details}
        aria-label={t('detailsOf', { name })}
      >
        {t('details')}
      </Link>
    </li>
  );
}

/** A card for each technique, in the order in which they are taught. */
export function TechniqueList({ techniques, difficultyNames, after }: TechniqueListProps) {
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
              <Card technique={technique} difficultyName={difficultyNames[technique.difficulty]} />
              {between && <li className={styles.between}>{between}</li>}
            </Fragment>
          );
        })}
      </ol>
    </>
  );
}
