import { redirectFor } from '@nanpure/content';
import type { Context, MiddlewareHandler } from 'hono';
import { preferredLanguage, varyByLanguage } from '../language.ts';

/**
 * A path of plain segments that ends in a slash. With anything else in it (an empty segment, a
 * backslash, an encoded sign) it could lead a browser to another origin, so it is never redirected.
 */
const PLAIN_PATH_WITH_SLASH = /^(?:\/[\w-]+)+\/$/;

function withQuery(c: Context, path: string): string {
  return path + new URL(c.req.url).search;
}

/** Sends a path that ends in a slash to the canonical one without. */
export const dropTrailingSlash: MiddlewareHandler = (c, next) => {
  const { path } = c.req;
  return PLAIN_PATH_WITH_SLASH.test(path)
    ? Promise.resolve(c.redirect(withQuery(c, path.slice(0, -1)), 301))
    : next();
};

/** Sends a page of the route table that is asked for without a language to the visitor's. */
export const chooseLanguage: MiddlewareHandler = (c, next) => {
  const target = redirectFor(c.req.path, preferredLanguage(c));
  if (target === undefined) return next();
  varyByLanguage(c);
  return Promise.resolve(c.redirect(withQuery(c, target), 302));
};
