import type { Build } from './build.ts';
import { keptPageFor } from './kept-pages.ts';
import { PUZZLE_FILES } from './puzzle-files.ts';
import { answerFile, answerPuzzles, dropOldSites, keptPage, precacheSite } from './site-cache.ts';
import { TAKE_OVER } from './take-over.ts';

/*
 * Keeps one build of the site, whole, and answers from it: pages and scripts always fit each other, and
 * none needs a connection. Another build is fetched beside it and waits until the visitor agrees, or until
 * no page of this one is open any more.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build, wherever it stands: once is enough. */
declare const SITE_BUILD: Build;

const build = SITE_BUILD;

async function answerPage(request: Request): Promise<Response> {
  const { path, isCertain } = keptPageFor(new URL(request.url).pathname);
  const kept = await keptPage(path, build);
  if (kept && isCertain) return kept;
  return await fetch(request).catch(() => kept ?? Response.error());
}

/** Answers what was kept; undefined for what is the browser's own business. */
function answer(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (pathname.startsWith('/api/')) return undefined;
  if (request.mode === 'navigate') return answerPage(request);
  if (pathname.startsWith('/assets/')) return answerFile(request);
  return PUZZLE_FILES.includes(pathname) ? answerPuzzles(request) : undefined;
}

self.addEventListener('install', (event) => event.waitUntil(precacheSite(build)));

self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldSites(build).then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const reply = answer(event.request);
  if (reply) event.respondWith(reply);
});

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
