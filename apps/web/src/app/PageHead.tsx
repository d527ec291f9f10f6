import {
  documentTitle,
  isIndexed,
  type Language,
  manifestPath,
  matchPath,
  PAGE_NAMESPACES,
  pageKey,
  SITE,
} from '@nanpure/content';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { publicAddress } from './public-address.ts';

/** What `SharedHead` wrote into the prerendered page holds for that page alone. */
function dropSharedHead() {
  for (const tag of document.head.querySelectorAll('[data-page-head=shared]')) tag.remove();
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
  const { t } = useTranslation(PAGE_NAMESPACES);
  const match = matchPath(pathname);
  const key = pageKey(match);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleaned up by another page.
  useEffect(() => dropSharedHead, [pathname]);
  const listed = match !== undefined && isIndexed(match.route);
  return (
    <>
      <title data-page-head="">{documentTitle(t([`${key}.title`, 'home.title']), language)}</title>
      <meta name="theme-color" content={SITE.themeColor} data-page-head="" />
      <meta name="robots" content={listed ? 'index,follow' : 'noindex'} data-page-head="" />
      <link rel="manifest" href={manifestPath(language)} data-page-head="" />
      {match && (
        <link rel="canonical" href={publicAddress(match.canonicalPath)} data-page-head="" />
      )}
    </>
  );
}
