import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './site-links.module.css';

interface SiteLinksProps {
  readonly label: string;
}

/** The main places of the site. */
export function SiteLinks({ label }: SiteLinksProps) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const links = [
    { to: pathTo('home', { language }), label: t('links.home') },
    { to: pathTo('techniques', { language }), label: t('links.learn') },
    { to: pathTo('howToPlay', { language }), label: t('links.howToPlay') },
    { to: pathTo('statistics', { language }), label: t('links.record') },
    { to: pathTo('search', { language }), label: t('links.search') },
  ];
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end className={() => styles.link}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
