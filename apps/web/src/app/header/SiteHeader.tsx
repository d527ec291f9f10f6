import { type Language, pathTo, SITE } from '@nanpure/content';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONTENT_ID } from '../content-focus.ts';
import { Logo } from './Logo.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { Preferences } from './Preferences.tsx';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

interface SiteHeaderProps {
  readonly language: Language;
  readonly pathname: string;
}

function closePopovers() {
  for (const each of document.querySelectorAll<HTMLElement>('[popover]')) each.hidePopover?.();
}

/** The head of every page. On a narrow screen navigation, themes and languages are in a menu. */
export function SiteHeader({ language, pathname }: SiteHeaderProps) {
  const { t } = useTranslation('layout');

  // biome-ignore lint/correctness/useExhaustiveDependencies: to leave a page, or its language, closes what is open.
  useEffect(() => closePopovers, [pathname]);

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
        <div id={MENU_ID} popover="auto" className={styles.menu}>
          <MainNavigation language={language} pathname={pathname} />
          <Preferences language={language} />
        </div>
      </div>
    </header>
  );
}
