import { type Language, pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './learn.module.css';

const FEATURES = ['eight', 'pictures', 'exercises', 'hints'] as const;

/** What there is to learn, and the way to it. */
export function Learn({ language }: { readonly language: Language }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.learn}>
      <h2>{t('learn.title')}</h2>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <li key={feature}>{t(`learn.features.${feature}`)}</li>
        ))}
      </ul>
      <LinkButton to={pathTo('techniques', { language })}>{t('learn.link')}</LinkButton>
    </section>
  );
}
