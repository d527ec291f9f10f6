import {
  documentTitle,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  matchPath,
  pageKey,
  SITE,
  switchLanguage,
} from '@nanpure/content';
import { useTranslation } from 'react-i18next';

/** An address for search engines: absolute where the site's origin is known. */
function publicAddress(path: string): string {
  return `${import.meta.env.PUBLIC_URL}${path}`;
}

/** The canonical address of a page, and where it is in each language. */
function Addresses({ canonicalPath }: { readonly canonicalPath: string }) {
  const location = { pathname: canonicalPath, search: '', hash: '' };
  const alternates = [
    ...LANGUAGES.map((language) => ({ hrefLang: language as string, language })),
    { hrefLang: 'x-default', language: FALLBACK_LANGUAGE },
  ];
  return (
    <>
      <link rel="canonical" href={publicAddress(canonicalPath)} data-page-head="" />
      {alternates.map(({ hrefLang, language }) => (
        <link
          key={hrefLang}
          rel="alternate"
          hrefLang={hrefLang}
          href={publicAddress(switchLanguage(location, language))}
          data-page-head=""
        />
      ))}
    </>
  );
}

interface PageHeadProps {
  readonly pathname: string;
  readonly language: Language;
}

/**
 * What stands in the document's head for a page: React moves it there. The mark `data-page-head`
 * lets the entry take it out of a prerendered page that isn't the one asked for.
 */
export function PageHead({ pathname, language }: PageHeadProps) {
  const { t } = useTranslation(['pages', 'lessonPages', 'legalPages']);
  const match = matchPath(pathname);
  const key = pageKey(match);
  return (
    <>
      <title data-page-head="">{documentTitle(t(`${key}.title`), language)}</title>
      <meta name="description" content={t(`${key}.description`)} data-page-head="" />
      <meta name="theme-color" content={SITE.themeColor} data-page-head="" />
      {match ? (
        <Addresses canonicalPath={match.canonicalPath} />
      ) : (
        <meta name="robots" content="noindex" data-page-head="" />
      )}
    </>
  );
}
