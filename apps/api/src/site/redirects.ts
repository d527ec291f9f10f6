import { redirectFor } from '@nanpure/content';
import type { Context, MiddlewareHandler } from 'hono';
import { preferredLanguage, varyByLanguage } from '../http/language.ts';

/**
 * A path of plain segments that ends in a slash, or in the name of the file that stands there. With
 * anything else in it (an empty segment, a backslash, an encoded sign) it could lead a browser to another
 * origin, so it is never redirected.
 */
const PLAIN_PATH_OF_FILE = /^((?:\/[\w-]+)*)\/(?:index\.html)?$/;

function withQuery(c: Context, path: string): string {
  return path + new URL(c.req.url).search;
}

/** Sends a path that ends in a slash, or in a slash and the file there, to the canonical one without. */
export const dropTrailingSlash: MiddlewareHandler = (c, next) => {
  const [, page] = PLAIN_PATH_OF_FILE.exec(c.req.path) ?? [];
  if (page === undefined || c.req.path === '/') return next();
  return Promise.resolve(c.redirect(withQuery(c, page || '/'), 301));
};

/** Sends a page of the route table that is asked for without a language to the visitor's. */
export const chooseLanguage: MiddlewareHandler = (c, next) => {
  const target = redirectFor(c.req.path, preferredLanguage(c));
  if (target === undefined) return next();
  varyByLanguage(c);
  return Promise.resolve(c.redirect(withQuery(c, target), 302));
};
