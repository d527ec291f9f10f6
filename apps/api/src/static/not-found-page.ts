import { serveStatic } from '@hono/node-server/serve-static';
import { languageOf, notFoundFile } from '@nanpure/content';
import type { Context, Handler } from 'hono';
import { replyUnknownPath } from '../errors.ts';
import { preferredLanguage, varyByLanguage } from '../language.ts';
import { ASK_EACH_TIME } from './cache-control.ts';

const nothingElse = () => Promise.resolve();

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
export function notFoundPage(folder: string): Handler {
  return async (c) => {
    const path = notFoundFile(c.req.path, languageFor(c));
    c.header('Cache-Control', ASK_EACH_TIME);
    const page = await serveStatic({ root: folder, path, precompressed: true })(c, nothingElse);
    return page
      ? new Response(page.body, { status: 404, headers: page.headers })
      : replyUnknownPath(c);
  };
}
