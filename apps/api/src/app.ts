import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import packageJson from '../package.json' with { type: 'json' };
import { sendContact } from './contact/route.ts';
import type { Dependencies } from './dependencies.ts';
import { unlessHungUp } from './http/client-disconnect.ts';
import { constantJson } from './http/constant-json.ts';
import { errorTable } from './http/error-docs.ts';
import { errorHandler } from './http/error-handler.ts';
import { replyError, replyUnknownPath, replyWrongMethod } from './http/errors.ts';
import { languageNamedIn } from './http/language.ts';
import { noStore } from './http/no-store.ts';
import { OPEN_ENDPOINTS, openToAll } from './http/public-cors.ts';
import { sendRepresentation } from './http/representation.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { TAG_DESCRIPTIONS } from './http/tags.ts';
import { shapeFailure } from './http/validation-error.ts';
import { mayHaveBody, shedLoad } from './overload/shed-load.ts';
import { generateExample } from './routes/generate-example.ts';
import { getHint } from './routes/get-hint.ts';
import { getTechniques } from './routes/get-techniques.ts';
import { health } from './routes/health.ts';
import { hello } from './routes/hello.ts';
import { validateSolution } from './routes/validate-solution.ts';

/** Where the API lives. */
export const API_BASE = '/api';

const LARGEST_BODY = 64 * 1024;

const ABOUT = {
  title: 'Nanpure Lab API',
  version: packageJson.version,
  license: { name: 'MIT', identifier: 'MIT' },
  description: `Sudoku, checked and explained by the engine behind Nanpure Lab. Texts come in English and
Japanese: name a \`language\`, or send \`Accept-Language\`. Pages of any site may call all of it but
\`send-contact\`.

Errors are \`{ "error", "code", "details" }\`. What \`details\` holds depends on the code; the schema
\`Error\` has it for each:

${errorTable()}`,
};

const limitSize = unlessHungUp(
  bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (c) => {
      // The rest of the body is never read, so nothing can follow it on this connection.
      c.header('Connection', 'close');
      return replyError(c, { code: 'too-large', details: { limit: LARGEST_BODY } });
    },
  }),
);

/**
 * Bodies are neither large nor compressed. Only what can have one is asked for it: on Node that question
 * alone is half the work of a hello.
 */
const limitBody: MiddlewareHandler = (c, next) => {
  if (!mayHaveBody(c.req.method)) return next();
  const encoding = c.req.header('Content-Encoding') ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return limitSize(c, next);
  return Promise.resolve(replyError(c, { code: 'wrong-content-type', details: {} }));
};

/** `application/json;` is JSON as well: HTTP allows parameters to be empty, the validator does not. */
const tidyContentType: MiddlewareHandler = (c, next) => {
  const type = c.req.header('Content-Type');
  const parts = type?.split(';').map((part) => part.trim());
  const tidied = parts?.filter((part) => part !== '').join('; ');
  if (tidied !== undefined && tidied !== type) {
    const headers = new Headers(c.req.raw.headers);
    headers.set('Content-Type', tidied);
    c.req.raw = new Request(c.req.raw, { headers });
  }
  return next();
};

/**
 * Builds everything the server answers: the API, the health checks and, where one is given, the
 * site. It listens to nothing and knows nothing of Node, so it runs wherever Hono does.
 */
export function createApp(dependencies: Dependencies) {
  const { publicUrl = '/', scriptHashes = [], docs, site } = dependencies;
  const app = new OpenAPIHono({
    defaultHook: (result, c) =>
      result.success
        ? undefined
        : replyError(
            c,
            shapeFailure(result.error),
            languageNamedIn('data' in result && result.data),
          ),
  });
  app.onError(errorHandler(dependencies));
  app.notFound(replyUnknownPath);
  app.use(securityHeaders(scriptHashes, dependencies.thirdParties));
  app.use(`${API_BASE}/*`, logRequests(dependencies));
  for (const path of [`${API_BASE}/*`, '/healthz', '/readyz']) app.use(path, noStore);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: replyWrongMethod }));
  for (const endpoint of OPEN_ENDPOINTS) app.use(`${API_BASE}/${endpoint}`, openToAll);
  app.use(`${API_BASE}/*`, tidyContentType, limitBody, shedLoad(dependencies));
  const routes = app
    .route(API_BASE, hello(dependencies))
    .route(API_BASE, validateSolution(dependencies))
    .route(API_BASE, getHint())
    .route(API_BASE, getTechniques())
    .route(API_BASE, generateExample(dependencies))
    .route(API_BASE, sendContact(dependencies))
    .route('/', health(dependencies));
  let document: ReturnType<typeof constantJson> | undefined;
  app.get(`${API_BASE}/openapi.json`, async (c) => {
    document ??= constantJson(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: ABOUT,
        servers: [{ url: publicUrl }],
        tags: TAG_DESCRIPTIONS,
        // Nobody has to say who they are.
        security: [],
      }),
    );
    return sendRepresentation(c, await document, { cacheControl: 'no-cache' });
  });
  // Where programs look for it that know the host alone.
  app.get('/openapi.json', openToAll, (c) => c.redirect(`${API_BASE}/openapi.json`, 301));
  if (docs) {
    app.route(`${API_BASE}/docs`, docs);
    app.get(`${API_BASE}/docs/`, (c) => c.redirect(`${API_BASE}/docs`, 301));
  }
  app.all(`${API_BASE}/*`, replyUnknownPath);
  if (site) app.route('/', site);
  return routes;
}

/** The type of the app, for typed clients. */
export type App = ReturnType<typeof createApp>;
