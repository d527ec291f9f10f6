import { languageOf, notFoundFile } from '@nanpure/content';
import type { Context, Handler } from 'hono';
import { ASK_EACH_TIME } from '../http/cache-control.ts';
import { replyUnknownPath } from '../http/errors.ts';
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
 * Answers with the "not found" page of the path's language, or else of the visitor's: that of the
 * screen, where the path asks for a difficulty or a technique that there isn't.
 */
export function notFoundPage(files: StaticFiles): Handler {
  return (c) => {
    const page = files(`/${notFoundFile(c.req.path, languageFor(c))}`);
    if (page) return sendRepresentation(c, page, { cacheControl: ASK_EACH_TIME, status: 404 });
    c.header('Cache-Control', ASK_EACH_TIME);
    return replyUnknownPath(c);
  };
}
