import { z } from '@hono/zod-openapi';
import {
  choosePreferredLanguage,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
} from '@nanpure/content';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';

/** The language that a request asks its texts in. */
export const LanguageSchema = z.enum(LANGUAGES).openapi({
  description: 'The language of all texts in the reply; by default that of `Accept-Language`.',
});

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

/** The language to answer a program in: the one that its request names, or its `Accept-Language`. */
export function answerLanguage(c: Context, named?: unknown): Language {
  if (isLanguage(named)) return named;
  // An answer that takes the place of another one has its headers.
  const isSaid = c.finalized && c.res.headers.get('Vary')?.includes('Accept-Language');
  if (!isSaid) c.header('Vary', 'Accept-Language', { append: true });
  const languages = browserLanguages(c.req.header('Accept-Language') ?? '');
  // A program may list what it can do with; a page's address follows the first language alone.
  const primaryTags = languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return primaryTags.find(isLanguage) ?? FALLBACK_LANGUAGE;
}

/** The language that a request names, whatever else is wrong with it. */
export function languageNamedIn(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'language' in request
    ? request.language
    : undefined;
}
