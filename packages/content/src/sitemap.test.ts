import { describe, expect, it } from 'vitest';
import { matchPath } from './routes.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const ORIGIN = 'https://example.org';
const valuesOf = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map((m) => m[1]);

describe('the sitemap', () => {
  const xml = sitemapXml(ORIGIN);
  const paths = valuesOf(xml, /<loc>https:\/\/example\.org(.*?)<\/loc>/g);

  it('lists each canonical page once, and no page that is about its visitor', () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(matchPath(path ?? '')?.canonicalPath).toBe(path);
    expect(paths).toEqual(
      expect.arrayContaining(['/en', '/ja/game/easy', '/ja/techniques/x-wing']),
    );
    expect(paths).not.toContain('/en/statistics');
  });

  it('names for each the same page in both languages', () => {
    for (const language of ['en', 'ja', 'x-default']) {
      const pattern = new RegExp(`hreflang="${language}" href="https://example\\.org(.*?)"`, 'g');
      const shown = language === 'ja' ? 'ja' : 'en';
      expect(valuesOf(xml, pattern)).toEqual(paths.map((path) => path?.replace(/en|ja/, shown)));
    }
  });

  it('lists the documentation of the API where that is served', () => {
    const withApi = sitemapXml(ORIGIN, { hasApi: true });
    expect(withApi).toContain(`<loc>${ORIGIN}/api/docs</loc>`);
    expect(withApi).toContain(`hreflang="ja" href="${ORIGIN}/api/docs/ja"`);
    expect(xml).not.toContain('/api/');
  });

  it('lets no sign of an address become markup', () => {
    expect(sitemapXml('http://a"&b')).toContain('<loc>http://a&#34;&#38;b/en</loc>');
  });
});

describe('the rules for robots', () => {
  it('name the sitemap where the origin is known', () => {
    expect(robotsTxt(ORIGIN)).toBe(
      'User-agent: *\nAllow: /api/docs\nDisallow: /api/\n\nSitemap: https://example.org/sitemap.xml\n',
    );
    expect(robotsTxt()).toBe('User-agent: *\nAllow: /api/docs\nDisallow: /api/\n');
  });
});
