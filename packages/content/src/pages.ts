import type { Language } from './languages.ts';
import { keyOfMatch, type PathMatch, ROUTE_KEYS, type RouteKey } from './routes.ts';
import { SITE } from './site.ts';
import type { EnglishStrings } from './strings/load.ts';

/** Where the strings have a page's title, and the descriptions its description. */
export type PageKey = RouteKey | 'notFound';

/** That of a page whose namespace has its description, too. */
export type ReferenceKey = Extract<PageKey, `referencePages:${string}`>;

export function isReferenceKey(key: PageKey): key is ReferenceKey {
  return key.startsWith('referencePages:');
}

type NamespaceOf<Key> = Key extends `${infer Namespace}:${string}` ? Namespace : 'pages';

type Listed<Namespace extends keyof EnglishStrings> = Namespace;

/** A namespace that titles of pages are in; an error here: the strings lack one (`strings/load.ts` lists them). */
type PageNamespace = Listed<NamespaceOf<PageKey>>;

function namespaceOf(key: PageKey): PageNamespace {
  const [namespace, rest] = key.split(':');
  return rest === undefined ? 'pages' : (namespace as PageNamespace);
}

/** The namespaces that page keys are in: `pages` at the start, the others with the page. */
export const PAGE_NAMESPACES: readonly PageNamespace[] = [...new Set(ROUTE_KEYS.map(namespaceOf))];

/** The key of the page a path stands for; undefined is a page that doesn't exist. */
export function pageKey(match: PathMatch | undefined): PageKey {
  return match ? keyOfMatch(match) : 'notFound';
}

/** The whole title of a page: its own, then the site's name. */
export function documentTitle(title: string, language: Language): string {
  const separator = language === 'ja' ? '｜' : ' | ';
  return `${title}${separator}${SITE.name[language]}`;
}

/** The path of the file that tells browsers how to install the site. */
export function manifestPath(language: Language): string {
  return `/${language}/manifest.webmanifest`;
}
