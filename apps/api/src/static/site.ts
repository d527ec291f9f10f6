import { serveStatic } from '@hono/node-server/serve-static';
import { robotsTxt, sitemapXml } from '@nanpure/content';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { replyUnknownPath, replyWrongMethod } from '../errors.ts';
import { ASK_EACH_TIME, cacheControl, KEEP_FOR_EVER } from './cache-control.ts';
import { notFoundPage } from './not-found-page.ts';
import { chooseLanguage, dropTrailingSlash } from './redirects.ts';

/** Where the files lie: absolute paths. */
interface SiteFolders {
  /** The problem files. */
  readonly data: string;
  /** The built pages and their assets; undefined while they are not built. */
  readonly web: string | undefined;
}

interface SiteOptions extends SiteFolders {
  /** The origin that visitors come to; where it isn't known, the one that they asked. */
  readonly publicUrl?: string | undefined;
}

const READING = ['GET', 'HEAD'];

const onlyReading: MiddlewareHandler = async (c, next) =>
  READING.includes(c.req.method) ? next() : replyWrongMethod(c, READING);

function dataFiles(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice('/data'.length),
  });
}

/** What search engines read about the whole site. */
function addRobotFiles(site: Hono, publicUrl: string | undefined) {
  const origin = (c: Context) => publicUrl ?? new URL(c.req.url).origin;
  site.use('/robots.txt', cacheControl(ASK_EACH_TIME));
  site.get('/robots.txt', (c) => c.text(robotsTxt(origin(c))));
  site.use('/sitemap.xml', cacheControl(ASK_EACH_TIME));
  site.get('/sitemap.xml', (c) =>
    c.body(sitemapXml(origin(c)), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  );
}

function addPages(site: Hono, folder: string) {
  const files = serveStatic({ root: folder, precompressed: true });
  site.use('/assets/*', cacheControl(KEEP_FOR_EVER), files);
  site.all('/assets/*', replyUnknownPath);
  site.use(chooseLanguage, dropTrailingSlash, cacheControl(ASK_EACH_TIME), files);
  site.all('*', notFoundPage(folder));
}

/**
 * Serves everything outside the API: problem files, pages, assets. Whatever is served can be asked
 * for conditionally (ETag) and travels compressed. Paths that are no path of a file, or that try to
 * leave the folder, lead nowhere.
 */
export function createSite({ data, web, publicUrl }: SiteOptions): Hono {
  const site = new Hono();
  site.use(onlyReading, compress(), etag());
  site.use('/data/:file{[a-z_]+\\.json}', cacheControl(ASK_EACH_TIME), dataFiles(data));
  site.all('/data/*', replyUnknownPath);
  if (web === undefined) return site;
  addRobotFiles(site, publicUrl);
  addPages(site, web);
  return site;
}
