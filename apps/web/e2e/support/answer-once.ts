import type { Page, Route } from '@playwright/test';

/**
 * Answers the first request, and lets all others through. Interception stays on, unlike with `times: 1`: a request that
 * is made while it ends can be left without any answer (https://github.com/microsoft/playwright/issues/41802).
 */
export async function answerOnce(
  page: Page,
  url: Parameters<Page['route']>[0],
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false;
  await page.route(url, async (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    await answer(route);
  });
}
