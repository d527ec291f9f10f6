import { type Language, matchPath, pathTo, SITE_PARTS } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './main-navigation.module.css';
import { usePlayLevel } from './use-play-level.ts';

function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.icon}>
      <path d="M13 13l5 5M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z" />
    </svg>
  );
}

/** What belongs to learning, beside the course itself: its link is marked on all of these. */
const LEARNING = /^(review|station|technique|reference)/;

interface MainNavigationProps {
  readonly language: Language;
  readonly pathname: string;
}

/** The parts of the site. Home is only named where there is room: the logo leads there, too. */
export function MainNavigation({ language, pathname }: MainNavigationProps) {
  const { t } = useTranslation('layout');
  const difficulty = usePlayLevel();
  const current = matchPath(pathname)?.route;
  const part = LEARNING.test(current ?? '') ? 'learn' : current;
  return (
    <nav aria-label={t('mainNavigation')}>
      <ul className={styles.links}>
        {SITE_PARTS.map((route) => (
          <li key={route} data-link={route}>
            <Link
              to={pathTo(route, { language, difficulty })}
              className={styles.link}
              aria-current={route === current ? 'page' : route === part || undefined}
            >
              {route === 'search' && <SearchIcon />}
              <span className={styles.name}>{t(`links.${route}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
