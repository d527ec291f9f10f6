import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { MESSAGE_LANGUAGE, SEND_CONTACT_PATH, sendContact } from './contact/route.ts';
import type { Dependencies } from './dependencies.ts';
import { API_BASE, DOCS_BASE, V1_BASE } from './http/api-base.ts';
import { normalizeContentType, requireUtf8 } from './http/body/content-type.ts';
import { limitBody } from './http/body/limit-body.ts';
import { constantJson } from './http/constant-json.ts';
import { deprecated } from './http/deprecation.ts';
import { endpointsByPath } from './http/endpoint.ts';
import { errorHandler } from './http/errors/error-handler.ts';
import { replyError, replyUnknownPath, replyWrongMethod } from './http/errors/errors.ts';
import { validationFailure } from './http/errors/validation-error.ts';
import { noStore } from './http/headers/no-store.ts';
import { inSequence } from './http/in-sequence.ts';
import { fallBackTo, languageNamedIn } from './http/language.ts';
import { publicCors } from './http/public-cors.ts';
import { sendRepresentation } from './http/representation.ts';
import { identifyRequests } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { memoizingRouter } from './http/router.ts';
import { securityHeaders } from './http/security-headers.ts';
import { describeApi } from './openapi/document.ts';
import { shedLoad } from './overload/shed-load.ts';
import { boardSvg } from './routes/board-svg.ts';
import { candidates } from './routes/candidates.ts';
import { daily } from './routes/daily.ts';
import { explain } from './routes/explain.ts';
import { generate } from './routes/generate.ts';
import { generateExample } from './routes/generate-example.ts';
import { getHint } from './routes/get-hint.ts';
import { getTechniques } from './routes/get-techniques.ts';
import { health } from './routes/health.ts';
import { hello } from './routes/hello.ts';
import { puzzles } from './routes/puzzles.ts';
import { rate } from './routes/rate.ts';
import { solve } from './routes/solve.ts';
import { steps } from './routes/steps.ts';
import { validateSolution } from './routes/validate-solution.ts';

/** When the paths without a version were announced to go, and when they may be gone. */
const FORMER_PATHS = { since: Date.UTC(2026, 10, 23), until: Date.UTC(2027, 11, 1) };

/**
 * Redirects from where endpoints were before they had a version; 308 keeps method and body. The address of the day's
 * puzzles stays.
 */
function addFormerPaths(app: OpenAPIHono) {
  const redirect = (successor: string) => (c: Context) =>
    c.redirect(`${successor}${new URL(c.req.url).search}`, 308);
  for (const endpoint of ['explain', 'rate']) {
    const successor = `${V1_BASE}/${endpoint}`;
    const announced = deprecated({ ...FORMER_PATHS, successor });
    app.post(`${API_BASE}/${endpoint}`, announced, redirect(successor));
  }
  app.get(`${API_BASE}/daily`, redirect(`${V1_BASE}/daily`));
}

/** The OpenAPI document, and the page about it. */
function addDocumentation(app: OpenAPIHono, dependencies: Dependencies) {
  const { docs } = dependencies;
  const describe = () => describeApi(app, dependencies);
  let document: ReturnType<typeof constantJson> | undefined;
  app.get(`${API_BASE}/openapi.json`, async (c) => {
    document ??= constantJson(describe());
    return sendRepresentation(c, await document, { cacheControl: 'no-cache' });
  });
  // Where tools look for it that know only the host.
  app.get('/openapi.json', publicCors, (c) => c.redirect(`${API_BASE}/openapi.json`, 301));
  if (!docs) return;
  app.route(DOCS_BASE, docs(describe));
  app.get(`${DOCS_BASE}/`, (c) => c.redirect(DOCS_BASE, 301));
  // Where people look first.
  for (const path of [API_BASE, `${API_BASE}/`]) app.get(path, (c) => c.redirect(DOCS_BASE, 302));
}

/**
 * Builds the whole app: the API, the health checks and, where it is given, the site. It doesn't listen, and needs
 * nothing of Node, so it runs wherever Hono does.
 */
export function createApp(dependencies: Dependencies) {
  const { csp, site } = dependencies;
  const app = new OpenAPIHono({
    router: memoizingRouter(),
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const request = 'data' in result ? result.data : undefined;
      const failure = validationFailure(result.error, request, result.target);
      return replyError(c, failure, languageNamedIn(request));
    },
  });
  const endpointAt = endpointsByPath(app);
  app.onError(errorHandler(dependencies));
  app.notFound(replyUnknownPath);
  app.use(inSequence(securityHeaders(csp), logRequests(dependencies, app)));
  for (const path of ['/healthz', '/readyz']) app.use(path, identifyRequests, noStore);
  app.use(`${API_BASE}${SEND_CONTACT_PATH}`, fallBackTo(MESSAGE_LANGUAGE));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: replyWrongMethod }));
  app.use(
    `${API_BASE}/*`,
    inSequence(
      ...[identifyRequests, noStore, publicCors, normalizeContentType, requireUtf8, limitBody],
    ),
    shedLoad({ ...dependencies, endpointAt }),
  );
  const routes = app
    .route(API_BASE, hello(dependencies))
    .route(API_BASE, validateSolution(dependencies))
    .route(API_BASE, getHint(dependencies))
    .route(API_BASE, getTechniques())
    .route(API_BASE, generateExample(dependencies))
    .route(API_BASE, sendContact(dependencies))
    .route(V1_BASE, explain(dependencies))
    .route(V1_BASE, rate(dependencies))
    .route(V1_BASE, daily(dependencies))
    .route(V1_BASE, boardSvg(dependencies))
    .route(V1_BASE, generate(dependencies))
    .route(V1_BASE, puzzles(dependencies))
    .route(V1_BASE, solve(dependencies))
    .route(V1_BASE, candidates())
    .route(V1_BASE, steps(dependencies))
    .route('/', health(dependencies));
  addDocumentation(app, dependencies);
  addFormerPaths(app);
  app.all(`${API_BASE}/*`, replyUnknownPath);
  if (site) app.route('/', site);
  return routes;
}

/** The type of the app, for typed clients. */
export type App = ReturnType<typeof createApp>;
