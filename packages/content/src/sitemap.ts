import { alternatesOf } from './alternates.ts';
import { indexedPaths } from './routes.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function entry(origin: string, path: string): string {
  const address = (target: string) => escapeXml(origin + target);
  const links = alternatesOf(path).map(
    (alternate) =>
      `    <xhtml:link rel="alternate" hreflang="${alternate.hrefLang}" href="${address(alternate.path)}"/>\n`,
  );
  return `  <url>\n    <loc>${address(path)}</loc>\n${links.join('')}  </url>\n`;
}

/**
 * The sitemap: every page that search engines are to list, once, with its other languages.
 *
 * @param origin of the site, without a slash at the end
 */
export function sitemapXml(origin: string): string {
  const entries = indexedPaths().map((path) => entry(origin, path));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/**
 * The rules for robots: everything but the API is theirs to read.
 *
 * @param origin of the site, to say where the sitemap is; left out where it isn't known
 */
export function robotsTxt(origin?: string): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}
