import {
  alternatesOf,
  documentTitle,
  isReferenceKey,
  LANGUAGES,
  type Language,
  PAGE_NAMESPACES,
  type PageKey,
  type PathMatch,
  pageKey,
  pictureOf,
  SITE,
  type StructuredData,
  structuredData,
} from '@nanpure/content';
import { pageDescription } from '@nanpure/content/descriptions';
import type { i18n } from 'i18next';
import { publicAddress } from './public-address.ts';

const PICTURE_SIZE = { width: 1200, height: 630 };

interface SharedHeadProps {
  readonly match: PathMatch | undefined;
  readonly language: Language;
  readonly texts: i18n;
  /** On all of it: in the HTML of a page `PageHead` finds it by that, to take it out. */
  readonly mark: 'shared' | '';
}

/** Titles and descriptions; a page without a title gets that of the home page. */
function wordsIn(texts: i18n, language: Language) {
  const t = texts.getFixedT(language, PAGE_NAMESPACES);
  return (key: PageKey) => ({
    title: t([`${key}.title`, 'home.title']),
    description: isReferenceKey(key) ? t(`${key}.description`) : pageDescription(key, language),
  });
}

/** Statements as JSON that can stand in a page: nothing in it ends the element. */
function jsonLd(statements: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': statements };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

interface PreviewProps extends SharedHeadProps {
  readonly match: PathMatch;
}

/** What those show who share a link to the page. */
function Preview({ match, language, texts, mark }: PreviewProps) {
  const { title, description } = wordsIn(texts, language)(pageKey(match));
  const others = LANGUAGES.filter((other) => other !== language);
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', SITE.name[language]],
    ['og:title', documentTitle(title, language)],
    ['og:description', description],
    ['og:url', publicAddress(match.canonicalPath)],
    ['og:locale', SITE.locale[language]],
    ...others.map((other) => ['og:locale:alternate', SITE.locale[other]] as const),
    ['og:image', publicAddress(pictureOf(match, language))],
    ['og:image:width', PICTURE_SIZE.width],
    ['og:image:height', PICTURE_SIZE.height],
    ['og:image:alt', title],
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} data-page-head={mark} />
      ))}
      <meta name="twitter:card" content="summary" data-page-head={mark} />
    </>
  );
}

/** Where the page is in each language. */
function Alternates({ match, mark }: Pick<PreviewProps, 'match' | 'mark'>) {
  return alternatesOf(match.canonicalPath).map(({ hrefLang, path }) => (
    <link
      key={hrefLang}
      rel="alternate"
      hrefLang={hrefLang}
      href={publicAddress(path)}
      data-page-head={mark}
    />
  ));
}

/** What the page is, for machines. */
function Statements({ match, language, texts, mark }: PreviewProps) {
  const wordsOf = wordsIn(texts, language);
  const statements = structuredData({ match, language, wordsOf, addressOf: publicAddress });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, escaped above.
      dangerouslySetInnerHTML={{ __html: jsonLd(statements) }}
      data-page-head={mark}
    />
  );
}

/**
 * What a page says to those who only read its head: search engines, and those who share a link to it. It is
 * written into the prerendered page and costs the app nothing; the app takes it out when it shows another
 * page (`PageHead`), and draws that of the other one (`LaterHead`). No match: the page says that there is
 * none.
 */
export function SharedHead({ match, ...page }: SharedHeadProps) {
  const { description } = wordsIn(page.texts, page.language)(pageKey(match));
  return (
    <>
      <meta name="description" content={description} data-page-head={page.mark} />
      {match && (
        <>
          <Alternates match={match} mark={page.mark} />
          <Preview match={match} {...page} />
          <Statements match={match} {...page} />
        </>
      )}
    </>
  );
}
