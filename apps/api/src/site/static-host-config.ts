import { ALL_PATHS, languageOf, NOT_FOUND_PAGES, redirectFor } from '@nanpure/content';
import { Hono } from 'hono';
import { IMMUTABLE, NO_CACHE } from '../http/cache-control.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { cspSources, type SitePolicy } from './csp-sources.ts';

/** The headers that our own server puts on every reply. */
async function commonHeaders(policy: SitePolicy): Promise<[string, string][]> {
  const app = new Hono();
  app.use(securityHeaders(cspSources(policy)));
  app.get('/', (c) => c.body(null));
  return [...(await app.request('/')).headers];
}

function block(path: string, headers: readonly (readonly [string, string])[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

/** The `_headers` file for hosts of static files: the headers that our own server sends. */
export async function headersFile(policy: SitePolicy): Promise<string> {
  const everywhere = await commonHeaders(policy);
  return [
    block('/*', everywhere),
    block('/assets/*', [['cache-control', IMMUTABLE]]),
    // Pages of any site may fetch the puzzles. Where that is allowed, the policy for resources isn't asked.
    block('/data/*', [
      ['cache-control', NO_CACHE],
      ['access-control-allow-origin', '*'],
    ]),
    // A cached service worker would pin visitors to its build.
    block('/sw.js', [['cache-control', NO_CACHE]]),
  ].join('\n');
}

/**
 * The `_redirects` file: aliases of the other language redirect to the canonical page, and unknown paths get the
 * "not found" page of their language. Paths without a language have pages of their own, which redirect by the
 * visitor's choice.
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
