import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SITE } from '@nanpure/content';
import { Hono } from 'hono';
import { NO_CACHE, ONE_DAY } from '../http/cache-control.ts';
import { sendRepresentation } from '../http/representation.ts';
import { compressible } from './compressible.ts';

/** The files of the documentation page, and their content types. */
const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API | ${SITE.name.en}</title>
<link rel="icon" href="docs/favicon-32x32.png">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

const START = `window.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
});
`;

/** The documentation page: Swagger UI for the OpenAPI document, loading nothing from other hosts. */
export function createDocs(): Hono {
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const docs = new Hono();
  const serve = (path: string, content: string | Buffer, type: string, cacheControl: string) => {
    const representation = compressible(content, type);
    docs.get(path, (c) => sendRepresentation(c, representation, { cacheControl }));
  };
  serve('/', PAGE, 'text/html; charset=utf-8', NO_CACHE);
  serve('/start.js', START, 'text/javascript; charset=utf-8', NO_CACHE);
  for (const [file, type] of Object.entries(FILES)) {
    serve(`/${file}`, readFileSync(join(root, file)), type, ONE_DAY);
  }
  return docs;
}
