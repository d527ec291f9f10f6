import type { Build } from './build.ts';
import { APP_PAGES, OTHER_PAGES } from './kept-pages.ts';
import { isPuzzleFile, PUZZLE_FILES } from './puzzle-files.ts';

const PREFIX = 'nanpure-site-';
const DATA_CACHE = 'nanpure-data';

/** How many files are fetched at once: the page may need the connection, too. */
const AT_ONCE = 4;

/** The cache of a build. */
function cacheName({ version }: Build): string {
  return PREFIX + version;
}

/** A reply that came by way of a redirect can't be given for a page: a copy can. */
function withoutRedirect(reply: Response): Response {
  if (!reply.redirected) return reply;
  const { status, statusText, headers } = reply;
  return new Response(reply.body, { status, statusText, headers });
}

async function fetchWhole(path: string): Promise<Response> {
  const reply = await fetch(path, { cache: 'no-cache' });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return withoutRedirect(reply);
}

/** A page of this very build: in the middle of a deploy the server may have another one. */
async function keepAppPage(cache: Cache, path: string, { entry }: Build) {
  const reply = await fetchWhole(path);
  if (!(await reply.clone().text()).includes(entry)) throw new Error(`${path}: of another build`);
  await cache.put(path, reply);
}

/** What another build has under the same name is the same. */
async function keepAsset(cache: Cache, path: string) {
  await cache.put(path, (await caches.match(path)) ?? (await fetchWhole(path)));
}

/** Keeps a puzzle file if it is one; what comes is given back, fit to be read again. */
async function keepPuzzles(path: string, reply: Response): Promise<boolean> {
  if (!reply.ok || !isPuzzleFile(await reply.clone().text())) return false;
  await (await caches.open(DATA_CACHE)).put(path, reply);
  return true;
}

/** Puzzles aren't part of a build: one that can't be had now is had later. */
async function keepPuzzlesIfPossible(path: string) {
  try {
    await keepPuzzles(path, await fetch(path, { cache: 'no-cache' }));
  } catch {
    // Offline, or cut off.
  }
}

/** Runs tasks, a few at a time. Rejects with the first that fails. */
async function runAll(tasks: readonly (() => Promise<void>)[]) {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Fetches all that a build needs to be played without a connection. Rejects unless all is there. */
export async function precacheSite(build: Build): Promise<void> {
  const name = cacheName(build);
  const cache = await caches.open(name);
  try {
    await runAll([
      ...build.assets.map((path) => () => keepAsset(cache, path)),
      ...APP_PAGES.map((path) => () => keepAppPage(cache, path, build)),
      ...OTHER_PAGES.map((path) => async () => cache.put(path, await fetchWhole(path))),
      ...PUZZLE_FILES.map((path) => () => keepPuzzlesIfPossible(path)),
    ]);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Drops what earlier builds kept, but for the last of them: other tabs may still run it. */
export async function dropOldSites(build: Build): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(build));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file with a name of its own: from any build that was kept, else from the server. */
export async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));
}

/** A kept page. */
export async function keptPage(path: string, build: Build): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(build));
  return await cache.match(path, { ignoreVary: true });
}

/**
 * A puzzle file: the newest there is. What the server says is kept only if it is a whole puzzle file,
 * and while it says anything else, what was kept is still good.
 */
export async function answerPuzzles(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const reply = await fetch(request).catch(() => undefined);
  const isGood = reply && (await keepPuzzles(pathname, reply.clone()).catch(() => false));
  if (reply && isGood) return reply;
  const kept = await (await caches.open(DATA_CACHE)).match(pathname, { ignoreVary: true });
  return kept ?? reply ?? Response.error();
}
