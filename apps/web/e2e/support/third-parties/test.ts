import { test as base } from '../fixtures.ts';
import { type SiteName, serveSite } from './site.ts';
import { standIn, type ThirdParties } from './stand-ins.ts';

interface WorkerParts {
  /** Which of the sites is served. */
  readonly siteName: SiteName;
  /** Its address. */
  readonly site: string;
}

/** Playwright's `test` on the site with third parties, with stand-ins for these. */
export const test = base.extend<{ thirdParties: ThirdParties }, WorkerParts>({
  siteName: ['whole', { option: true, scope: 'worker' }],
  site: [async ({ siteName }, use) => serveSite(siteName, use), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site),
  // The watch over all pages takes any request elsewhere for a trouble; here the log is looked at.
  expectedErrors: [[/^request elsewhere: https:\/\//], { scope: 'test' }],
  // Always: nothing is ever asked of the real ones.
  thirdParties: [async ({ page, site }, use) => use(await standIn(page, site)), { auto: true }],
});
