import { type Language, pathTo, SITE } from '@nanpure/content';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { LanguageMenu } from '../features/language/LanguageMenu.tsx';
import { LanguageSelector } from '../features/language/LanguageSelector.tsx';
import { ThemeSwitcher } from '../features/theme/ThemeSwitcher.tsx';
import { reportSwitch } from '../third-parties/index.ts';
import { CONTENT_ID } from './content-focus.ts';
import { Logo } from './Logo.tsx';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

interface SiteHeaderProps {
  readonly language: Language;
  readonly pathname: string;
}

function MainNavigation({ language }: { readonly language: Language }) {
  const { t } = useTranslation('layout');
  const links = [
    { to: pathTo('home', { language }), label: t('home') },
    { to: pathTo('game', { language, difficulty: 'easy' }), label: t('playEasy') },
    { to: pathTo('techniques', { language }), label: t('techniques') },
    { to: pathTo('howToPlay', { language }), label: t('howToPlay') },
  ];
  return (
    <nav aria-label={t('mainNavigation')}>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={() => styles.link}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The head of every page. On a narrow screen navigation and themes are in a menu. */
export function SiteHeader({ language, pathname }: SiteHeaderProps) {
  const { t } = useTranslation('layout');
  const menu = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: to leave a page closes the menu.
  useEffect(() => () => menu.current?.hidePopover?.(), [pathname]);

  return (
    <header className={styles.header}>
      <a href={`#${CONTENT_ID}`} className={styles.skip}>
        {t('skipToContent')}
      </a>
      <div className={styles.bar}>
        <Link to={pathTo('home', { language })} className={styles.brand}>
          <Logo />
          {SITE.name[language]}
        </Link>
        <button type="button" popoverTarget={MENU_ID} className={styles.menuButton}>
          {t('menu')}
        </button>
        <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
          <MainNavigation language={language} />
          <ThemeSwitcher />
        </div>
        <LanguageMenu current={language}>
          <LanguageSelector current={language} onSwitch={reportSwitch} />
        </LanguageMenu>
      </div>
    </header>
  );
}
