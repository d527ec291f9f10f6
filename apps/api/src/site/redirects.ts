import { redirectFor } from '@nanpure/content';
import type { Context, MiddlewareHandler } from 'hono';
import { preferredLanguage, varyByLanguage } from '../http/language.ts';

/**
 * A path of plain segments that ends in a slash or `/index.html`. A path with anything else in it (an empty segment,
 * a backslash, percent-encoding) could redirect a browser to another origin.
 */
const PLAIN_PATH_OF_INDEX = /^((?:\/[\w-]+)*)\/(?:index\.html)?$/;

function withQuery(c: Context, path: string): string {
  return path + new URL(c.req.url).search;
}

/** Redirects a path that ends in a slash or `/index.html` to the canonical one without. */
export const dropTrailingSlash: MiddlewareHandler = (c, next) => {
  const [, page] = PLAIN_PATH_OF_INDEX.exec(c.req.path) ?? [];
  if (page === undefined || c.req.path === '/') return next();
  return Promise.resolve(c.redirect(withQuery(c, page || '/'), 301));
};

/** Redirects a page's path without a language to that of the visitor's language. */
export const chooseLanguage: MiddlewareHandler = (c, next) => {
  const target = redirectFor(c.req.path, preferredLanguage(c));
  if (target === undefined) return next();
  varyByLanguage(c);
  return Promise.resolve(c.redirect(withQuery(c, target), 302));
};
