import { readFileSync } from 'node:fs';
import { API_DOCS_PATHS, LANGUAGES, type Language } from '@nanpure/content';
import { Hono } from 'hono';
import { DOCS_BASE } from '../../http/api-base.ts';
import { NO_CACHE } from '../../http/cache-control.ts';
import { type Representation, sendRepresentation } from '../../http/representation.ts';
import { compressible } from '../compressible.ts';
import { docsPage } from './page.tsx';

interface DocsOptions {
  /** Where the style sheet and the script of the page are. */
  readonly folder: URL;
  /** The site's public origin, where it is known. */
  readonly publicUrl?: string | undefined;
  /** The port of this server. */
  readonly port: number;
}

/** Where the page is below `DOCS_BASE`. */
function pathBelow(language: Language): string {
  return API_DOCS_PATHS[language].slice(DOCS_BASE.length) || '/';
}

/**
 * The page of the API's documentation, in both languages, loading nothing from other hosts. It is made once, from
 * the OpenAPI document.
 */
export function createDocs({ folder, publicUrl, port }: DocsOptions) {
  const read = (file: string) => readFileSync(new URL(file, folder));
  return (readDocument: () => unknown): Hono => {
    const docs = new Hono();
    const serve = (path: string, make: () => Representation) => {
      let made: Representation | undefined;
      docs.get(path, (c) => {
        made ??= make();
        return sendRepresentation(c, made, { cacheControl: NO_CACHE });
      });
    };
    for (const language of LANGUAGES) {
      serve(pathBelow(language), () => {
        const html = docsPage({ language, document: readDocument(), publicUrl, port });
        return compressible(html, 'text/html; charset=utf-8');
      });
    }
    docs.get(`${pathBelow('ja')}/`, (c) => c.redirect(API_DOCS_PATHS.ja, 301));
    serve('/docs.css', () => compressible(read('docs.css'), 'text/css; charset=utf-8'));
    for (const script of ['docs.js', 'theme.js']) {
      serve(`/${script}`, () => compressible(read(script), 'text/javascript; charset=utf-8'));
    }
    return docs;
  };
}
