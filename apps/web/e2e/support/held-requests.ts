import type { Page, Route } from '@playwright/test';

/** Requests that wait. */
interface HeldRequests {
  /** Until the first of them was made. */
  readonly asked: Promise<void>;
  /** Answers those that wait, and from now on all others at once. */
  readonly release: () => void;
}

/** A promise, and what resolves it. */
function opening() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Has requests wait until they are released, and answers them then. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
  answer = (route: Route) => route.continue(),
): Promise<HeldRequests> {
  const asked = opening();
  const released = opening();
  await page.route(url, async (route) => {
    asked.open();
    await released.opened;
    await answer(route);
  });
  return { asked: asked.opened, release: released.open };
}
