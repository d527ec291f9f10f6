import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathTo } from '@nanpure/content';

const HOME = pathTo('home', { language: 'en' });

function homePageOf(web: string): string {
  return join(web, HOME, 'index.html');
}

/** Whether a folder has the home page of a built site: one that is only there may have anything. */
export function isBuiltSite(folder: string): boolean {
  return existsSync(homePageOf(folder));
}

/** The origin that a home page names as its own, empty for none; undefined where it names no address. */
export function originNamedBy(homePage: string): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(homePage) ?? [];
  return address?.endsWith(HOME) ? address.slice(0, -HOME.length) : undefined;
}

/**
 * What is wrong where the site in a folder was built for another public address than the server has: its canonical
 * links and link previews name that one. Undefined where nothing is.
 */
export function originTrouble(web: string, publicUrl = ''): string | undefined {
  const named = originNamedBy(readFileSync(homePageOf(web), 'utf8'));
  if (named === undefined || named === publicUrl) return undefined;
  const [built, started] = [named, publicUrl].map((origin) => origin || 'not set');
  return (
    `PUBLIC_URL was ${built} as the pages were built, and is ${started} now: ` +
    'build them again, or set it to the same, so that their links and previews name the right address.'
  );
}
