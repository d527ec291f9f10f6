import type { Page } from '@playwright/test';

/* What tests with third parties answer and read. */

const CONSENT_KEY = 'klaro-consent';

/** Answers as they are stored. */
export const YES = JSON.stringify({ analytics: true, advertising: true });
export const NO = JSON.stringify({ analytics: false, advertising: false });

/** The signals of Consent Mode. */
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

export const notice = (page: Page) => page.getByRole('dialog', { name: 'May we use cookies?' });
/** The same question where Klaro doesn't ask it. */
export const ownNotice = (page: Page) => page.getByRole('region', { name: 'May we use cookies?' });
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

/** Has the page find an answer in its storage, if it finds none, from its first load on. */
export async function answerBefore(page: Page, answer: string) {
  await page.addInitScript(
    ([key, text]) => {
      // Frames of others have no storage.
      if (window !== window.top || localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, text);
    },
    [CONSENT_KEY, answer] as const,
  );
}

/** Stores an answer, or what is none, behind the page's back. */
export async function storeAnswer(page: Page, text: string) {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CONSENT_KEY,
    text,
  ] as const);
}

/** The answer that is stored. */
export function storedAnswer(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
}

/** What was said to the tag so far, in order. */
export function dataLayer(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(Object.values(entry))),
  );
}

/** The events among it that have a name, with their parameters. */
export async function eventsOf(page: Page, name: string): Promise<unknown[]> {
  const entries = await dataLayer(page);
  return entries
    .filter((entry) => entry[0] === 'event' && entry[1] === name)
    .map((entry) => entry[2]);
}

/** The paths of the pages that were counted. */
export async function pathsViewed(page: Page): Promise<unknown[]> {
  const views = await eventsOf(page, 'page_view');
  return views.map((view) => Reflect.get(Object(view), 'page_path'));
}

/** The names of the tag's cookies. */
export async function tagCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => name.startsWith('_ga'));
}

/** Waits until what deals with third parties is there, and has had time to ask them. */
export async function waitForRun(page: Page) {
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0);
  await page.waitForLoadState('networkidle');
}
