import { type Language, matchPath, pathTo, type RouteId } from '@nanpure/content';
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

interface MainNavigationProps {
  readonly language: Language;
  readonly pathname: string;
}

/** Where each link leads, and the screens on which it is the current one. */
function useLinks(language: Language) {
  const difficulty = usePlayLevel();
  const links: readonly {
    readonly name: 'home' | 'play' | 'learn' | 'howToPlay' | 'record' | 'search';
    readonly to: string;
    readonly routes: readonly RouteId[];
  }[] = [
    { name: 'home', to: pathTo('home', { language }), routes: ['home'] },
    { name: 'play', to: pathTo('game', { language, difficulty }), routes: ['game'] },
    { name: 'learn', to: pathTo('techniques', { language }), routes: ['techniques', 'technique'] },
    { name: 'howToPlay', to: pathTo('howToPlay', { language }), routes: ['howToPlay'] },
    { name: 'record', to: pathTo('statistics', { language }), routes: ['statistics'] },
    { name: 'search', to: pathTo('search', { language }), routes: ['search'] },
  ];
  return links;
}

/** The parts of the site. Home and search are quiet where there is little room: the logo leads home, too. */
export function MainNavigation({ language, pathname }: MainNavigationProps) {
  const { t } = useTranslation('layout');
  const route = matchPath(pathname)?.route;
  return (
    <nav aria-label={t('mainNavigation')}>
      <ul className={styles.links}>
        {useLinks(language).map(({ name, to, routes }) => (
          <li key={name} data-link={name}>
            <Link
              to={to}
              className={styles.link}
              aria-current={route && routes.includes(route) ? 'page' : undefined}
            >
              {name === 'search' && <SearchIcon />}
              <span className={styles.name}>{t(`links.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
