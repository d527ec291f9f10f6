import {
  documentTitle,
  LANGUAGES,
  type Language,
  type PageKey,
  type PathMatch,
  pageKey,
  pictureOf,
  SITE,
  type StructuredData,
  structuredData,
} from '@nanpure/content';
import type { i18n } from 'i18next';
import { publicAddress } from './public-address.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', ja: 'ja_JP' };

const PICTURE_SIZE = { width: 1200, height: 630 };

interface SharedHeadProps {
  readonly match: PathMatch;
  readonly language: Language;
  readonly texts: i18n;
}

/** Titles and descriptions; a page that has none gets those of the home page. */
function wordsIn(texts: i18n, language: Language) {
  const t = texts.getFixedT(language, ['pages', 'lessonPages']);
  return (key: PageKey) => ({
    title: t([`${key}.title`, 'home.title']),
    description: t([`${key}.description`, 'home.description']),
  });
}

/** Statements as JSON that can stand in a page: nothing in it ends the element. */
function jsonLd(statements: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': statements };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/**
 * What a page says to those who only read its HTML: those who share a link to it, and search engines.
 * It is written into the prerendered page and costs the app nothing; the app takes it out when it shows
 * another page (`PageHead`).
 */
export function SharedHead({ match, language, texts }: SharedHeadProps) {
  const wordsOf = wordsIn(texts, language);
  const { title, description } = wordsOf(pageKey(match));
  const others = LANGUAGES.filter((other) => other !== language);
  const statements = structuredData({ match, language, wordsOf, addressOf: publicAddress });
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', SITE.name[language]],
    ['og:title', documentTitle(title, language)],
    ['og:description', description],
    ['og:url', publicAddress(match.canonicalPath)],
    ['og:locale', LOCALES[language]],
    ...others.map((other) => ['og:locale:alternate', LOCALES[other]] as const),
    ['og:image', publicAddress(pictureOf(match, language))],
    ['og:image:width', PICTURE_SIZE.width],
    ['og:image:height', PICTURE_SIZE.height],
    ['og:image:alt', title],
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta
          key={property}
          property={property}
          content={String(content)}
          data-page-head="shared"
        />
      ))}
      <meta name="twitter:card" content="summary" data-page-head="shared" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, escaped above.
        dangerouslySetInnerHTML={{ __html: jsonLd(statements) }}
        data-page-head="shared"
      />
    </>
  );
}
