import { robotsTxt, sitemapXml } from '@nanpure/content';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { ASK_EACH_TIME, KEEP_FOR_EVER } from '../http/cache-control.ts';
import { replyUnknownPath, replyWrongMethod } from '../http/errors.ts';
import { type Representation, sendRepresentation } from '../http/representation.ts';
import { compressible } from './compressible.ts';
import { notFoundPage } from './not-found-page.ts';
import { chooseLanguage, dropTrailingSlash } from './redirects.ts';
import { type StaticFiles, staticFiles } from './static-files.ts';

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

/** Answers with the file at a path, which is the request's own unless it is told; goes on where there is none. */
function serve(
  files: StaticFiles,
  cacheControl: string,
  pathOf = (path: string) => path,
): MiddlewareHandler {
  return (c, next) => {
    const file = files(pathOf(c.req.path));
    return file ? sendRepresentation(c, file, { cacheControl }) : next();
  };
}

/** A text about the whole site that names its origin: made once, as long as the same origin is asked for. */
function serveForOrigin(
  publicUrl: string | undefined,
  type: string,
  write: (origin: string) => string,
): Handler {
  let made: { readonly origin: string; readonly content: Representation } | undefined;
  return (c: Context) => {
    if (publicUrl === undefined) c.header('Vary', 'Host', { append: true });
    const origin = publicUrl ?? new URL(c.req.url).origin;
    if (made?.origin !== origin) made = { origin, content: compressible(write(origin), type) };
    return sendRepresentation(c, made.content, { cacheControl: ASK_EACH_TIME });
  };
}

/** What search engines read about the whole site. */
function addRobotFiles(site: Hono, publicUrl: string | undefined) {
  site.get('/robots.txt', serveForOrigin(publicUrl, 'text/plain; charset=utf-8', robotsTxt));
  site.get('/sitemap.xml', serveForOrigin(publicUrl, 'application/xml; charset=utf-8', sitemapXml));
}

function addPages(site: Hono, files: StaticFiles) {
  site.use('/assets/*', serve(files, KEEP_FOR_EVER));
  site.all('/assets/*', replyUnknownPath);
  site.use(chooseLanguage, dropTrailingSlash, serve(files, ASK_EACH_TIME));
  site.all('*', notFoundPage(files));
}

/**
 * Serves everything outside the API: problem files, pages, assets. Whatever is served can be asked
 * for conditionally (ETag) and travels as the build has compressed it. Paths that are no path of a file, or
 * that try to leave the folder, lead nowhere.
 */
export function createSite({ data, web, publicUrl }: SiteOptions): Hono {
  const site = new Hono();
  site.use(onlyReading);
  site.use(
    '/data/:file{[a-z_]+\\.json}',
    serve(staticFiles(data), ASK_EACH_TIME, (path) => path.slice('/data'.length)),
  );
  site.all('/data/*', replyUnknownPath);
  if (web === undefined) return site;
  addRobotFiles(site, publicUrl);
  addPages(site, staticFiles(web));
  return site;
}
