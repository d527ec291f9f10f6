import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { replyUnknownPath, replyWrongMethod } from '../errors.ts';
import { ASK_EACH_TIME, cacheControl, KEEP_FOR_EVER } from './cache-control.ts';
import { notFoundPage } from './not-found-page.ts';
import { chooseLanguage, dropTrailingSlash } from './redirects.ts';

/** Where the files lie: absolute paths. */
export interface SiteFolders {
  /** The problem files. */
  readonly data: string;
  /** The built pages and their assets; undefined while they are not built. */
  readonly web: string | undefined;
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
export function createSite({ data, web }: SiteFolders): Hono {
  const site = new Hono();
  site.use(onlyReading, compress(), etag());
  site.use('/data/:file{[a-z_]+\\.json}', cacheControl(ASK_EACH_TIME), dataFiles(data));
  site.all('/data/*', replyUnknownPath);
  if (web !== undefined) addPages(site, web);
  return site;
}
