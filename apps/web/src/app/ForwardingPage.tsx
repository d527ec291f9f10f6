import { BILINGUAL, LANGUAGE_NAMES, LANGUAGES, SITE, switchLanguage } from '@nanpure/content';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './forwarding-page.module.css';

/**
 * Stands at a path without a language until the script next to it has led on; without scripts, its
 * links do. No path: there is no such page, in any language.
 */
export function ForwardingPage({ path }: { readonly path: string | undefined }) {
  const heading = path === undefined ? BILINGUAL.notFound : BILINGUAL.chooseLanguage;
  const location = { pathname: path ?? '/', search: '', hash: '' };
  return (
    <main className={styles.page}>
      <title>{LANGUAGES.map((language) => SITE.name[language]).join(' ')}</title>
      {path !== undefined && <Spinner />}
      <h1 className={styles.heading}>
        {LANGUAGES.map((language) => (
          <span key={language} lang={language}>
            {heading[language]}
          </span>
        ))}
      </h1>
      <p className={styles.links}>
        {LANGUAGES.map((language) => (
          <a
            key={language}
            href={switchLanguage(location, language)}
            lang={language}
            hrefLang={language}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        ))}
      </p>
    </main>
  );
}
