import { robotsTxt, sitemapXml } from '@nanpure/content';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { IMMUTABLE, NO_CACHE } from '../http/cache-control.ts';
import { replyUnknownPath, replyWrongMethod } from '../http/errors/errors.ts';
import { varyBy } from '../http/headers/vary.ts';
import { publicCors } from '../http/public-cors.ts';
import { type Representation, sendRepresentation } from '../http/representation.ts';
import { compressible } from './compressible.ts';
import { notFoundPage } from './not-found-page.ts';
import { chooseLanguage, dropTrailingSlash } from './redirects.ts';
import { type StaticFiles, staticFiles } from './static-files.ts';

/** Absolute paths. */
interface SiteFolders {
  /** The problem files. */
  readonly data: string;
  /** The built pages and their assets; undefined while they are not built. */
  readonly web: string | undefined;
}

interface SiteOptions extends SiteFolders {
  /** The site's public origin; undefined for that of each request. */
  readonly publicUrl?: string | undefined;
}

const READ_METHODS = ['GET', 'HEAD'];

const readOnly: MiddlewareHandler = async (c, next) =>
  READ_METHODS.includes(c.req.method) ? next() : replyWrongMethod(c, READ_METHODS);

/** Answers with the file at the request's path, mapped by `pathOf`; calls `next` where there is none. */
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

/** Serves a text that contains the site's origin; builds it again only when the origin changes. */
function serveForOrigin(
  publicUrl: string | undefined,
  type: string,
  write: (origin: string) => string,
): Handler {
  let built: { readonly origin: string; readonly content: Representation } | undefined;
  return (c: Context) => {
    if (publicUrl === undefined) varyBy(c, 'Host');
    const origin = publicUrl ?? new URL(c.req.url).origin;
    if (built?.origin !== origin) built = { origin, content: compressible(write(origin), type) };
    return sendRepresentation(c, built.content, { cacheControl: NO_CACHE });
  };
}

function addRobotFiles(site: Hono, publicUrl: string | undefined) {
  site.get('/robots.txt', serveForOrigin(publicUrl, 'text/plain; charset=utf-8', robotsTxt));
  const sitemap = (origin: string) => sitemapXml(origin, { hasApi: true });
  site.get('/sitemap.xml', serveForOrigin(publicUrl, 'application/xml; charset=utf-8', sitemap));
}

function addPages(site: Hono, files: StaticFiles) {
  site.use('/assets/*', serve(files, IMMUTABLE));
  site.all('/assets/*', replyUnknownPath);
  site.use(chooseLanguage, dropTrailingSlash, serve(files, NO_CACHE));
  site.all('*', notFoundPage(files));
}

/**
 * Serves puzzle files (readable from any site), pages and assets, with ETags and in the build's compressed forms. Any
 * other path, and one that would leave the folder, is not found.
 */
export function createSite({ data, web, publicUrl }: SiteOptions): Hono {
  const site = new Hono();
  site.use('/data/*', publicCors);
  site.use(readOnly);
  site.use(
    '/data/:file{[a-z_]+\\.json}',
    serve(staticFiles(data), NO_CACHE, (path) => path.slice('/data'.length)),
  );
  site.all('/data/*', replyUnknownPath);
  if (web === undefined) return site;
  addRobotFiles(site, publicUrl);
  addPages(site, staticFiles(web));
  return site;
}
