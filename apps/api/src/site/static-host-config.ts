import { ALL_PATHS, languageOf, NOT_FOUND_PAGES, redirectFor } from '@nanpure/content';
import { Hono } from 'hono';
import { ASK_EACH_TIME, KEEP_FOR_EVER } from '../http/cache-control.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { SitePolicy } from './policy.ts';

/** The headers that our own server puts on every reply. */
async function headersOfReplies({
  scriptHashes,
  thirdParties,
}: SitePolicy): Promise<[string, string][]> {
  const app = new Hono();
  app.use(securityHeaders(scriptHashes, thirdParties));
  app.get('/', (c) => c.body(null));
  return [...(await app.request('/')).headers];
}

function block(path: string, headers: readonly (readonly [string, string])[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

/** The `_headers` file of a host of static files: what our own server would answer with. */
export async function headersFile(policy: SitePolicy): Promise<string> {
  const everywhere = await headersOfReplies(policy);
  return [
    block('/*', everywhere),
    block('/assets/*', [['cache-control', KEEP_FOR_EVER]]),
    block('/data/*', [['cache-control', ASK_EACH_TIME]]),
    // A service worker that is kept would keep its build of the site for as long.
    block('/sw.js', [['cache-control', ASK_EACH_TIME]]),
  ].join('\n');
}

/**
 * The `_redirects` file: aliases that a language doesn't list lead to its canonical page, and what
 * is not there gets the page that says so. Paths without a language have pages of their own, which
 * know the visitor's choice.
 */
export function redirectsFile(): string {
  const aliases = ALL_PATHS.flatMap((path) => {
    const language = languageOf(path);
    const target = language && redirectFor(path, language);
    return target ? [`${path} ${target} 301`] : [];
  });
  const missing = NOT_FOUND_PAGES.flatMap(({ patterns, language, file }) => {
    const answered = patterns.length > 0 ? patterns : [`/${language}/*`];
    return answered.map((pattern) => `${pattern} /${file} 404`);
  });
  return `${[...aliases, ...missing].join('\n')}\n`;
}
