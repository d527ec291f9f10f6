import { type Language, pathTo, SITE } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './site-footer.module.css';

/** The foot of every page: who makes the site. */
export function SiteFooter({ language }: { readonly language: Language }) {
  const { t } = useTranslation('layout');
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{SITE.name[language]}</p>
      <p>
        <Link to={pathTo('statistics', { language })}>{t('statistics')}</Link>
      </p>
      <p>
        <Link to={pathTo('search', { language })}>{t('search')}</Link>
      </p>
      <p>{t('credits.lab', { lab: SITE.labLabel[language] })}</p>
      <p>{t('credits.company', { company: SITE.company[language] })}</p>
    </footer>
  );
}
