import { expect, test } from './fixtures.ts';

/* The watch over the pages must see what it is there for, and fail the test that has it. */

interface Trouble {
  readonly name: string;
  /** Runs in the page. */
  readonly cause: () => void;
  readonly seen: RegExp;
}

const troublesOfPage: readonly Trouble[] = [
  {
    name: 'an error in the console',
    cause: () => console.error('planted'),
    seen: /^console: planted/,
  },
  {
    name: 'an uncaught error',
    cause: () => reportError(new Error('planted')),
    seen: /^uncaught: Error: planted/,
  },
  {
    name: 'a violation of the content security policy',
    cause: () => document.body.append(Object.assign(new Image(), { src: 'https://e.invalid/' })),
    seen: /^console: CSP: img-src refused https:\/\/e\.invalid/,
  },
];

test('what goes wrong in a page is seen, in any page', async ({ page, context, troubles }) => {
  for (const watched of [page, await context.newPage()]) {
    await watched.goto('/en');
    for (const { name, cause, seen } of troublesOfPage) {
      await watched.evaluate(cause);
      await expect.poll(() => troubles, name).toContainEqual(expect.stringMatching(seen));
      troubles.length = 0;
    }
  }
});

test('a request to another origin is seen', async ({ page, baseURL, troubles }) => {
  const elsewhere = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await page.goto('/en');
  await page.evaluate((url) => location.assign(url), elsewhere);
  await expect.poll(() => troubles).toContain(`request elsewhere: ${elsewhere}/`);
  troubles.length = 0;
});

test('a request that takes something along is seen, the contact form’s aside @1.11', async ({
  page,
  baseURL,
  troubles,
}) => {
  await page.route(/\/(healthz|api\/.*)$/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/en');
  await page.evaluate(async () => {
    for (const path of ['/api/send-contact', '/healthz', '/api/get_hint']) {
      await fetch(path, { method: 'POST', body: '{}' });
    }
  });
  const sent = () => troubles.filter((trouble) => trouble.startsWith('sent: '));
  await expect
    .poll(sent)
    .toEqual(['/healthz', '/api/get_hint'].map((path) => `sent: POST ${baseURL}${path}`));
  troubles.length = 0;
});

test('what was seen fails the test', ({ troubles }) => {
  test.fail();
  troubles.push('planted');
});

test.describe('an error that is expected', () => {
  test.use({ expectedErrors: [/planted/] });

  test('is no failure', async ({ page }) => {
    await page.goto('/en');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => reportError(new Error('planted')));
    expect((await thrown).message).toBe('planted');
  });
});
