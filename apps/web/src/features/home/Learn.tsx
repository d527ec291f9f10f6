import { type Language, pathTo } from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './learn.module.css';

const FEATURES = ['eight', 'course', 'pictures', 'hints'] as const;

/** A technique as the home page shows it. */
export interface TechniqueLink {
  readonly id: TaughtTechniqueId;
  readonly name: string;
  readonly picture: ReactNode;
  /** How far one is with it, if anything is known. */
  readonly progress: ReactNode;
}

interface LearnProps {
  readonly language: Language;
  readonly techniques: readonly TechniqueLink[];
  /** What the course is, or where one is in it. */
  readonly course: ReactNode;
}

/** What there is to learn, and the way to it. */
export function Learn({ language, techniques, course }: LearnProps) {
  const { t } = useTranslation('homeMore');
  return (
    <section className={styles.learn}>
      <h2>{t('learn.title')}</h2>
      <div className={styles.course}>
        <p>{course}</p>
        <LinkButton kind="primary" to={pathTo('learn', { language })}>
          {t('learn.stepByStep')}
        </LinkButton>
      </div>
      <ol className={styles.techniques}>
        {techniques.map(({ id, name, picture, progress }) => (
          <li key={id}>
            <Link
              to={pathTo('technique', { language, techniqueId: id })}
              className={styles.technique}
            >
              {picture}
              <span>{name}</span>
              <span className={styles.progress}>{progress}</span>
            </Link>
          </li>
        ))}
      </ol>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <li key={feature}>{t(`learn.features.${feature}`)}</li>
        ))}
      </ul>
      <LinkButton to={pathTo('techniques', { language })}>{t('learn.link')}</LinkButton>
    </section>
  );
}
