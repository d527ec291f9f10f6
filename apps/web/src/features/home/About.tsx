import { useTranslation } from 'react-i18next';
import styles from './about.module.css';

const PROMISES = ['solution', 'logic', 'difficulty'] as const;

/** What the site promises of its puzzles. */
export function About() {
  const { t } = useTranslation('homeMore');
  return (
    <section className={styles.about}>
      <h2>{t('about.title')}</h2>
      <div className={styles.promises}>
        {PROMISES.map((promise) => (
          <section key={promise} className={styles.promise}>
            <h3>{t(`about.${promise}.title`)}</h3>
            <p>{t(`about.${promise}.text`)}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
