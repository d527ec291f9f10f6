import { beforeEach, expect, test, vi } from 'vitest';
import { createGoogleAnalytics } from './google-analytics.ts';

const SITE = 'https://example.org';
const location = { href: '', hostname: 'example.org' };

/** What a browser has that the tag is fetched and told with. */
beforeEach(() => {
  const script = { async: false, src: '', isConnected: true, addEventListener: () => undefined };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', {
    referrer: `${SITE}/ja/search?q=secret`,
    cookie: '',
    createElement: () => script,
    head: { append: () => undefined },
  });
  return () => vi.unstubAllGlobals();
});

/** All that the tag was told, in order. */
function told(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => Object.values(entry));
}

test('the tag never hears of a query: neither on this page, nor on the one before, nor on the next', () => {
  location.href = `${SITE}/en/search?q=secret#secret`;
  const { follow, send } = createGoogleAnalytics('G-TEST123456');
  follow({ analytics: true, advertising: false });
  const view = (path: string) =>
    send({ name: 'page_view', parameters: { page_path: path, page_title: 'A', language: 'en' } });
  view('/en/search');
  location.href = `${SITE}/en/game/hard?technique=secret`;
  view('/en/game/hard');

  expect(JSON.stringify(told())).not.toContain('secret');
  const page_referrer = `${SITE}/ja/search`;
  expect(
    told()
      .slice(2)
      .map(([what, ...rest]) => (what === 'js' ? [what] : [what, rest[0]])),
  ).toEqual([
    ['js'],
    ['set', { page_location: `${SITE}/en/search`, page_referrer }],
    ['config', 'G-TEST123456'],
    ['set', { page_location: `${SITE}/en/search`, page_referrer }],
    ['event', 'page_view'],
    ['set', { page_location: `${SITE}/en/game/hard`, page_referrer }],
    ['event', 'page_view'],
  ]);
});
