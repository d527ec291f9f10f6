import { API_DOCS_PATHS, type Language, pathTo } from '@nanpure/content';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './solver.module.css';

/** What the solver tells, and where its techniques are explained. */
export const About = memo(function About({ language }: { readonly language: Language }) {
  const { t } = useTranslation('solver');
  return (
    <section className={styles.about} aria-labelledby="about-title" data-off-paper>
      <h2 id="about-title">{t('about.title')}</h2>
      <p>{keepTogether(t('about.steps'))}</p>
      <p>{keepTogether(t('about.rating'))}</p>
      <p>{keepTogether(t('about.wrong'))}</p>
      <div className={styles.tools}>
        <LinkButton to={pathTo('techniques', { language })}>{t('about.lessons')}</LinkButton>
        <LinkButton to={pathTo('referenceList', { language })}>{t('about.beyond')}</LinkButton>
        {/* A page of the server, which the router does not know. */}
        <LinkButton to={API_DOCS_PATHS[language]} reloadDocument>
          {t('about.api')}
        </LinkButton>
      </div>
    </section>
  );
});
