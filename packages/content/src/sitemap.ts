import { alternatesOf } from './alternates.ts';
import { API_DOCS_ALTERNATES, API_DOCS_PATHS } from './api-docs/paths.ts';
import { LANGUAGES } from './languages.ts';
import { indexedPaths } from './routes.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function entry(origin: string, path: string, alternates: typeof API_DOCS_ALTERNATES): string {
  const address = (target: string) => escapeXml(origin + target);
  const links = alternates.map(
    (alternate) =>
      `    <xhtml:link rel="alternate" hreflang="${alternate.hrefLang}" href="${address(alternate.path)}"/>\n`,
  );
  return `  <url>\n    <loc>${address(path)}</loc>\n${links.join('')}  </url>\n`;
}

interface SitemapOptions {
  /** Whether a server of ours answers there, which has the page of the API's documentation. */
  readonly hasApi?: boolean;
}

/**
 * The sitemap: every page that search engines are to list, once, with its other languages.
 *
 * @param origin of the site, without a slash at the end
 */
export function sitemapXml(origin: string, { hasApi = false }: SitemapOptions = {}): string {
  const pages = indexedPaths().map((path) => entry(origin, path, alternatesOf(path)));
  const docs = LANGUAGES.map((each) => entry(origin, API_DOCS_PATHS[each], API_DOCS_ALTERNATES));
  const entries = hasApi ? [...pages, ...docs] : pages;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/**
 * The rules for robots: everything but the API is theirs to read, and its documentation.
 *
 * @param origin of the site, to say where the sitemap is; left out where it isn't known
 */
export function robotsTxt(origin?: string): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: ${API_DOCS_PATHS.en}\nDisallow: /api/\n${sitemap}`;
}
