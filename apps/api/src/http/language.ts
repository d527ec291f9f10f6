import { z } from '@hono/zod-openapi';
import {
  choosePreferredLanguage,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
} from '@nanpure/content';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { type Fields, presetConstants } from './headers/preset-headers.ts';
import { varyBy } from './headers/vary.ts';

/** The language that a request asks for. */
export const LanguageSchema = z.enum(LANGUAGES).openapi({
  description: 'The language of all texts in the reply; by default that of `Accept-Language`.',
});

/** The languages of an `Accept-Language` header, the preferred one first. */
function browserLanguages(header: string): string[] {
  return parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}

/** The language of a visitor whose path has none: from the cookie, or the browser. */
export function preferredLanguage(c: Context): Language {
  return choosePreferredLanguage(
    getCookie(c, LANGUAGE_KEY),
    browserLanguages(c.req.header('Accept-Language') ?? ''),
  );
}

/** Tells caches that a reply depends on the visitor's language. */
export function varyByLanguage(c: Context) {
  varyBy(c, 'Accept-Language', 'Cookie');
}

/** Has the requests that name no language, and accept none of ours by name, taken for ones in this language. */
export function fallBackTo(language: Language): MiddlewareHandler {
  return (c, next) => {
    c.set('fallbackLanguage', language);
    return next();
  };
}

/** The first accepted language that is supported; where none is, one that isn't refused (`q=0`). */
function acceptedLanguage(c: Context): Language {
  varyBy(c, 'Accept-Language');
  const header = c.req.header('Accept-Language');
  const fallback: Language = c.get('fallbackLanguage') ?? FALLBACK_LANGUAGE;
  if (header === undefined) return fallback;
  const tags = parseAccept(header).map(({ type, q }) => ({ tag: type.toLowerCase(), q }));
  // Any accepted language will do here; only pages follow the first one alone.
  const primaryTags = tags.filter(({ q }) => q > 0).map(({ tag }) => tag.split('-')[0]);
  const refused = tags.filter(({ q }) => q === 0).map(({ tag }) => tag);
  const others = [fallback, ...LANGUAGES].filter((each) => !refused.includes(each));
  return primaryTags.find(isLanguage) ?? others[0] ?? fallback;
}

/** Says in which language a reply is. */
export const CONTENT_LANGUAGE: Readonly<Record<Language, Fields>> = {
  en: [['Content-Language', 'en']],
  ja: [['Content-Language', 'ja']],
};

/** The language of an API reply: the one that the request names, or else by `Accept-Language`. */
export function answerLanguage(c: Context, named?: unknown): Language {
  const language = isLanguage(named) ? named : acceptedLanguage(c);
  presetConstants(c, CONTENT_LANGUAGE[language]);
  return language;
}

/** The language that an invalid request names, for its error. */
export function languageNamedIn(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'language' in request
    ? request.language
    : undefined;
}
