import { useEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { i18nIn } from '../features/language/i18n.ts';
import { scrollKeyOf } from '../features/language/scroll-key.ts';
import { useLanguage } from '../lib/use-language.ts';
import { AdPlace } from '../third-parties/AdPlace.tsx';
import { useVisit } from '../third-parties/index.ts';
import { CONTENT_ID, useFocusAfterNavigation } from './content-focus.ts';
import { SiteHeader } from './header/SiteHeader.tsx';
import { PageHead } from './PageHead.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './site-layout.module.css';
import { useLaterParts } from './use-later-parts.ts';

/** What stands around every page, in the language of its path. */
export function SiteLayout() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const content = useRef<HTMLElement>(null);
  const LaterParts = useLaterParts();
  useFocusAfterNavigation(content);
  useVisit(pathname, language);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <I18nextProvider i18n={i18nIn(language)}>
      <PageHead pathname={pathname} language={language} />
      <SiteHeader language={language} pathname={pathname} />
      <AdPlace placement="header" />
      <AdPlace placement="sidebar" />
      <main
        ref={content}
        id={CONTENT_ID}
        tabIndex={-1}
        aria-labelledby="title"
        className={styles.content}
        aria-busy={state === 'loading'}
      >
        <Outlet />
      </main>
      <AdPlace placement="footer" />
      <SiteFooter language={language} />
      {LaterParts && <LaterParts language={language} pathname={pathname} />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </I18nextProvider>
  );
}
