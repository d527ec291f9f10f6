import { test as base, expect, type Page, type Request } from '@playwright/test';

export { expect };

interface Watch {
  /** Troubles that a test provokes on purpose: a text that matches any of these is no failure. */
  readonly expectedErrors: readonly RegExp[];
  /** What has gone wrong in the pages so far, a line each; the test fails unless it is empty at the end. */
  readonly troubles: string[];
}

/** Says in the console what the policy refused: Chromium itself reports only some violations there. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI}`);
  });
}

function isFromElsewhere(request: Request, origin: string): boolean {
  const url = new URL(request.url());
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
}

/** Whether a request takes something along to the server. Only the contact form does that. */
function sendsSomething(request: Request): boolean {
  const isAsked = ['GET', 'HEAD'].includes(request.method());
  return !isAsked && new URL(request.url()).pathname !== '/api/send-contact';
}

/** Writes down everything that goes wrong in a page, from its first request on. */
function watch(page: Page, origin: string, note: (trouble: string) => void) {
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    if (isFromElsewhere(request, origin)) note(`request elsewhere: ${request.url()}`);
    else if (sendsSomething(request)) note(`sent: ${request.method()} ${request.url()}`);
  });
}

/** Resolves once the app has taken over the page; at once where it waits to be used, or where there is none. */
async function untilReady(page: Page) {
  // Found by Playwright's own clock: a test may have stopped that of the page.
  const ready = page.locator('#root[data-hydrated], #root[data-lazy], body:not(:has(#modules))');
  await ready.first().waitFor({ state: 'attached' });
}

/**
 * Has the app take over a page that is read, as its visitor does by coming to what only the app answers. The focus
 * is nowhere after that. For tests of what the app does there.
 */
export async function wake(page: Page) {
  const control = page.getByRole('contentinfo').getByRole('button').first();
  await control.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await control.blur();
}

/** Has `goto` and `reload` wait for the app too, unless they say themselves what to wait for. */
function waitForApp(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    if (!options?.waitUntil) await untilReady(page);
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload(options);
    if (!options?.waitUntil) await untilReady(page);
    return reply;
  };
}

/**
 * Playwright's `test`, in which any page of the browser context also fails the test by an error in the
 * console, an uncaught error, a violation of the content security policy, a request to another origin,
 * or one that takes something along that no visitor has sent; and pages that are opened are hydrated,
 * where they don't wait to be used.
 */
export const test = base.extend<Watch>({
  expectedErrors: [[], { option: true }],

  troubles: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const { origin } = new URL(baseURL ?? '');
      const troubles: string[] = [];
      await context.addInitScript(reportViolations);
      context.on('page', (page) => {
        waitForApp(page);
        watch(page, origin, (trouble) => {
          if (!expectedErrors.some((expected) => expected.test(trouble))) troubles.push(trouble);
        });
      });
      await use(troubles);
      expect(troubles, 'what went wrong in the pages').toEqual([]);
    },
    { auto: true },
  ],
});
