import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { cspSources, NO_THIRD_PARTIES, type SitePolicy } from '../site/csp-sources.ts';
import { createTestApp } from '../testing.ts';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Endpoints with public CORS. */
const PUBLIC = /^\/api\/(hello|validate_solution)$/;

const site = new Hono();
site.get('/en', (c) => c.html('<p>home'));
site.get('/same', (c) => c.body(null, 304));
site.get('/away', (c) => c.redirect('/en'));
site.get('/broken', () => {
  throw new Error('broken');
});

const app = createTestApp({ site, csp: { scriptSrc: [HASH] } });

describe('every reply has the security headers', () => {
  test.each([
    ['a page', 'GET', '/en', 200],
    ['an API reply', 'GET', '/api/hello', 200],
    ['a reply to the contact form', 'POST', '/api/send-contact', 400],
    ['a redirect', 'GET', '/away', 302],
    ['not modified', 'GET', '/same', 304],
    ['a wrong body', 'POST', '/api/validate_solution', 400],
    ['an unknown path', 'GET', '/nothing', 404],
    ['a wrong method', 'POST', '/api/hello', 405],
    ['a bug of ours', 'GET', '/broken', 500],
  ])('%s @11.20', async (_, method, path, status) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': PUBLIC.test(path) ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(response.headers.has('x-powered-by')).toBe(false);
    expect(response.headers.has('server')).toBe(false);
  });
});

describe('what is no page', () => {
  const policyAt = async (path: string) =>
    (await app.request(path)).headers.get('Content-Security-Policy');

  test.each([
    '/api/hello',
    '/api/v1/puzzles',
    '/api/nothing',
    '/api/openapi.json',
    '/api/docs-of-old',
    '/api/v1/board.svg?board=x',
  ])('may load nothing: %s', async (path) => {
    expect(await policyAt(path)).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('is not the page of the documentation, which loads its own files', async () => {
    for (const path of ['/api/docs', '/api/docs/ja']) {
      expect(await policyAt(path)).toContain(`script-src 'self' ${HASH};`);
    }
  });
});

describe('the content security policy', () => {
  async function policyOf(policy: Partial<SitePolicy> = {}) {
    const csp = cspSources({ scriptHashes: [], thirdParties: NO_THIRD_PARTIES, ...policy });
    const response = await createTestApp({ csp, site }).request('/en');
    return response.headers.get('Content-Security-Policy') ?? '';
  }

  test('allows our own files and nothing else', async () => {
    expect((await policyOf()).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  test('is widened only for the configured third parties @11.20', async () => {
    const policyWith = (thirdParties: Partial<SitePolicy['thirdParties']>) =>
      policyOf({ thirdParties: { ...NO_THIRD_PARTIES, ...thirdParties } });
    const nobody = await policyWith({});
    const analytics = await policyWith({ analytics: true });
    const ads = await policyWith({ ads: true });
    const klaro = await policyWith({ klaro: 'https://cdn.example' });

    expect(nobody).not.toContain('https:');
    expect(analytics).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(analytics).toContain('https://*.google-analytics.com');
    expect(analytics).not.toMatch(/googlesyndication|unsafe|frame-src/);
    expect(ads).toContain('https://*.googlesyndication.com');
    expect(ads).toMatch(/frame-src https:/);
    expect(ads).not.toMatch(/script-src[^;]*unsafe|googletagmanager/);
    expect(klaro).toBe(
      nobody.replace("script-src 'self'", "script-src 'self' https://cdn.example"),
    );
    for (const policy of [analytics, ads, klaro]) {
      for (const kept of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
        expect(policy).toContain(kept);
      }
    }
  });

  test('allows inline scripts by their hashes', async () => {
    expect(await policyOf({ scriptHashes: [HASH] })).toContain(`script-src 'self' ${HASH};`);
  });
});
