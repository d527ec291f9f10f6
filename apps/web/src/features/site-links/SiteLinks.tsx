import { pathTo, SITE_PARTS } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './site-links.module.css';

const PARTS_BESIDE_THE_GAME = SITE_PARTS.filter((part) => part !== 'game');

interface SiteLinksProps {
  readonly label: string;
}

/** The other parts of the site, in the menu of a game. */
export function SiteLinks({ label }: SiteLinksProps) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {PARTS_BESIDE_THE_GAME.map((route) => (
          <li key={route}>
            <NavLink to={pathTo(route, { language })} end className={() => styles.link}>
              {t(`links.${route}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
