import { pathTo } from '@nanpure/content';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../lib/use-language.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './home-link.module.css';
import { HOME_ICON } from './icons.tsx';

/** The way out where the window is too low for the head of the page. Memoized, as no entry changes it. */
export const HomeLink = memo(function HomeLink() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Link to={pathTo('home', { language })} className={styles.link} aria-label={t('home')}>
      {HOME_ICON}
    </Link>
  );
});
