import { BILINGUAL, LANGUAGE_NAMES, LANGUAGES, SITE, switchLanguage } from '@nanpure/content';
import { Spinner } from '../../ui/Spinner.tsx';

/**
 * Stands at a path without a language until the script next to it has led on; without scripts, its
 * links do. No path: there is no such page, in any language. Only that script's build can give it a layout
 * (`forwarding-page.css`): it is never drawn in a browser, whose build would have names of its own for it.
 */
export function ForwardingPage({ path }: { readonly path: string | undefined }) {
  const heading = path === undefined ? BILINGUAL.notFound : BILINGUAL.chooseLanguage;
  const location = { pathname: path ?? '/', search: '', hash: '' };
  return (
    <main className="forwarding-page">
      <title>{LANGUAGES.map((language) => SITE.name[language]).join(' ')}</title>
      {path !== undefined && <Spinner />}
      <h1 className="forwarding-heading">
        {LANGUAGES.map((language) => (
          <span key={language} lang={language}>
            {heading[language]}
          </span>
        ))}
      </h1>
      <p className="forwarding-links">
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
