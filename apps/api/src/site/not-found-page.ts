import { languageOf, notFoundFile } from '@nanpure/content';
import type { Context, Handler } from 'hono';
import { NO_CACHE } from '../http/cache-control.ts';
import { replyUnknownPath } from '../http/errors/errors.ts';
import { preferredLanguage, varyByLanguage } from '../http/language.ts';
import { sendRepresentation } from '../http/representation.ts';
import type { StaticFiles } from './static-files.ts';

function languageFor(c: Context) {
  const language = languageOf(c.req.path);
  if (language) return language;
  varyByLanguage(c);
  return preferredLanguage(c);
}

/**
 * Answers with the "not found" page of the path's language, or else the visitor's. An unknown difficulty or technique
 * has a page of its own.
 */
export function notFoundPage(files: StaticFiles): Handler {
  return (c) => {
    const page = files(`/${notFoundFile(c.req.path, languageFor(c))}`);
    if (page) return sendRepresentation(c, page, { cacheControl: NO_CACHE, status: 404 });
    c.header('Cache-Control', NO_CACHE);
    return replyUnknownPath(c);
  };
}
