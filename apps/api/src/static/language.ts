import { choosePreferredLanguage, LANGUAGE_KEY, type Language } from '@nanpure/content';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';

/** The languages of a browser's `Accept-Language`, the preferred one first. */
function browserLanguages(header: string): string[] {
  return parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}

/** The language for a visitor whose path names none: the cookie's, or the browser's. */
export function preferredLanguage(c: Context): Language {
  return choosePreferredLanguage(
    getCookie(c, LANGUAGE_KEY),
    browserLanguages(c.req.header('Accept-Language') ?? ''),
  );
}

/** Tells caches that a reply depends on the visitor's language. */
export function varyByLanguage(c: Context) {
  c.header('Vary', 'Accept-Language, Cookie', { append: true });
}
