// @ts-check
import { builtinModules } from 'node:module';

/*
 * Who may import whom: the picture in CONTRIBUTING.md ("Map"), as rules over resolved paths.
 * scripts/lint/rules.test.mjs plants violations of those that follow imports further than one file.
 */

/** Tests and their helpers. */
const TEST_FILE = '[.](test|spec)[.]tsx?$|/testing([.]tsx?$|/)';
/** Modules that exist in Node only: its builtins and what wraps its HTTP server. */
const NODE_ONLY = ['^node:', `^(${builtinModules.join('|')})$`, 'node_modules/@hono/node-server/'];

/** What of the API runs wherever `Request` exists: these files, and all that they import. */
const PORTABLE_API = '^apps/api/src/(app|contact/store|overload/work-queue)[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
const everywhere = [
  {
    name: 'resolvable',
    comment: 'A path that resolves to nothing would slip past every other rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-circles',
    comment: 'One direction of imports; types count too.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that imports nothing and that nobody imports is not part of the product.',
    severity: 'error',
    from: {
      orphan: true,
      // The bench starts the one file in processes of their own.
      pathNot: [
        '[.]d[.]ts$',
        '[.]config[.](ts|mjs)$',
        '/load/',
        '/time-import[.]mjs$',
        '^apps/api/public/',
        TEST_FILE,
      ],
    },
    to: {},
  },
  {
    name: 'tests-stay-outside',
    comment: 'Production code imports no test and no helper of tests.',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST_FILE },
    to: { path: [TEST_FILE, '^apps/web/e2e/'] },
  },
  {
    name: 'runtime-dependencies-only',
    comment: 'What runs on a server or is published comes from "dependencies".',
    severity: 'error',
    from: { path: '^(packages/[^/]+|apps/api)/src/', pathNot: TEST_FILE },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
const packages = [
  {
    name: 'engine-stands-alone',
    comment: 'The engine is logic without any dependency, Node included.',
    severity: 'error',
    from: { path: '^packages/engine/src/', pathNot: TEST_FILE },
    to: { pathNot: '^packages/engine/src/' },
  },
  {
    name: 'techniques-see-no-answer',
    comment: 'A detector finds what a person can see: it never reaches a solution or its makers.',
    severity: 'error',
    from: { path: '^packages/engine/src/techniques/', pathNot: TEST_FILE },
    to: { path: '^packages/engine/src/(solver|generator|puzzle)([.]ts|/)', reachable: true },
  },
  {
    name: 'techniques-keep-apart',
    comment: 'One technique never leans on another; what they share is in techniques/shared.',
    severity: 'error',
    from: {
      path: '^packages/engine/src/techniques/([^/]+)[.]ts$',
      pathNot: [TEST_FILE, '^packages/engine/src/techniques/index[.]ts$'],
    },
    to: {
      path: '^packages/engine/src/techniques/[^/]+[.]ts$',
      pathNot: '^packages/engine/src/techniques/$1[.]ts$',
    },
  },
  {
    name: 'engine-by-its-door',
    comment: 'Others use the names that the engine publishes, not its files.',
    severity: 'error',
    from: { pathNot: '^packages/engine/' },
    to: {
      path: '^packages/engine/',
      pathNot:
        '^packages/engine/(src/(trusted/[^/]+|public/(debug|testing)|testing/(proof|day))[.]ts|tools/read-day[.]ts|package[.]json)$',
    },
  },
  {
    name: 'content-knows-engine-only',
    comment: 'Content is words about the engine; it runs in browser, server and worker alike.',
    severity: 'error',
    from: { path: '^packages/content/src/', pathNot: TEST_FILE },
    to: { pathNot: '^packages/(content|engine)/src/' },
  },
  {
    name: 'drawing-only-draws',
    comment:
      'Where lines run on a board follows from the step that is drawn, by no rule of the game.',
    severity: 'error',
    from: { path: '^packages/content/src/drawing/', pathNot: TEST_FILE },
    to: { pathNot: '^packages/content/src/drawing/' },
  },
  {
    name: 'packages-know-no-app',
    comment: 'engine ← content ← web and api, never back.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-keep-apart',
    comment: 'Web and API meet over HTTP only; what the page that tries the API may have is below.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', pathNot: '^apps/web/src/features/api-test/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'api-test-calls-by-the-client',
    comment: 'The page that tries the API does so as any other caller: through the typed client.',
    severity: 'error',
    from: { path: '^apps/web/src/features/api-test/' },
    to: { path: '^apps/', pathNot: ['^apps/web/', '^apps/api/src/client[.]ts$'] },
  },
  {
    name: 'client-carries-types-only',
    comment: 'What a browser loads of the API is the client: the app itself it knows as a type.',
    severity: 'error',
    from: { path: '^apps/api/src/client[.]ts$' },
    to: { path: '^apps/api/', dependencyTypesNot: ['type-only'] },
  },
];

const GAME = '^apps/web/src/features/game';

/**
 * The layers of the game, lowest first, each with those that it may use. The files beside them bring
 * them together to the screen, and `demo` to another one: both may use all.
 */
const GAME_LAYERS = {
  texts: [],
  session: [],
  saves: ['session'],
  start: ['texts', 'session', 'saves'],
  board: ['texts', 'session'],
  commands: ['texts', 'session'],
  hints: ['texts', 'session', 'board'],
  result: ['texts', 'session', 'board'],
  announcements: ['texts', 'session', 'start', 'board', 'commands'],
  coach: ['texts', 'session', 'announcements'],
  controls: ['texts', 'session', 'commands'],
  menu: ['texts', 'session', 'start', 'commands'],
};

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
const gameLayers = Object.entries(GAME_LAYERS).map(([layer, lower]) => ({
  name: `game-${layer}-looks-down`,
  comment: 'A layer of the game uses lower layers only.',
  severity: 'error',
  from: { path: `${GAME}/${layer}/`, pathNot: TEST_FILE },
  to: { path: `${GAME}/`, pathNot: `${GAME}/(${[layer, ...lower].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
const web = [
  {
    name: 'features-keep-apart',
    comment:
      'A feature can be understood alone; pages, and third-parties for its own, bring them together.',
    severity: 'error',
    from: { path: '^apps/web/src/(?:features|third-parties)/([^/]+)/' },
    to: {
      path: '^apps/web/src/(?:features|third-parties)/',
      pathNot: '^apps/web/src/(?:features|third-parties)/$1/',
    },
  },
  {
    name: 'features-know-no-page',
    comment: 'Pages compose features, never the other way round.',
    severity: 'error',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/pages/' },
  },
  {
    name: 'board-only-draws',
    comment: 'The board draws values, notes and marks; it knows no rule, word or storage.',
    severity: 'error',
    from: { path: '^apps/web/src/board/', pathNot: TEST_FILE },
    to: {
      pathNot: [
        '^apps/web/src/board/',
        '^packages/content/src/drawing/',
        'node_modules/(@types/)?react/',
      ],
    },
  },
  ...gameLayers,
  {
    name: 'ui-and-lib-know-no-feature',
    comment: 'They are below the features.',
    severity: 'error',
    from: { path: '^apps/web/src/(ui|lib)/' },
    to: { path: '^apps/web/src/(features|pages)/' },
  },
  {
    name: 'ui-knows-no-sudoku',
    comment: 'Buttons and dialogs get their words as properties.',
    severity: 'error',
    from: { path: '^apps/web/src/ui/', pathNot: TEST_FILE },
    to: { path: '^packages/' },
  },
  {
    name: 'pages-keep-apart',
    comment: 'A page is loaded alone; what two pages share is a feature or ui.',
    severity: 'error',
    from: { path: '^apps/web/src/pages/', pathNot: TEST_FILE },
    to: { path: '^apps/web/src/pages/[^/]+[.]tsx?$' },
  },
  {
    name: 'app-is-the-top',
    comment: 'Only the entries at the root of src start the app.',
    severity: 'error',
    from: { path: '^apps/web/src/[^/]+/', pathNot: '^apps/web/src/app/' },
    to: { path: '^apps/web/src/app/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
const api = [
  {
    name: 'api-http-knows-no-capability',
    comment: 'What all replies share is below what answers them.',
    severity: 'error',
    from: { path: '^apps/api/src/http/', pathNot: TEST_FILE },
    to: { path: '^apps/api/src/(?!http/)' },
  },
  {
    name: 'api-capabilities-keep-apart',
    comment: 'Each can be understood alone; app.ts, routes and server bring them together.',
    severity: 'error',
    from: { path: '^apps/api/src/(bank|contact|ladder|overload|site)/', pathNot: TEST_FILE },
    to: { path: '^apps/api/src/[^/]+/', pathNot: '^apps/api/src/($1|http)/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
const node = [
  {
    name: 'node-at-the-edge',
    comment: 'Browsers have nothing of Node; of the API, the rule below says what may use it.',
    severity: 'error',
    from: { path: '^(packages/[^/]+|apps/web)/src/', pathNot: TEST_FILE },
    to: { path: NODE_ONLY },
  },
  {
    name: 'api-app-runs-anywhere',
    comment: 'Nothing that the app pulls in, however indirectly, needs Node.',
    severity: 'error',
    from: { path: PORTABLE_API },
    to: { path: NODE_ONLY, reachable: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...everywhere, ...packages, ...web, ...api, ...node],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|dist-ssr|test-results)/' },
    // Type-only imports are dependencies too: the compiler drops them, a reader does not.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      // The condition of development: workspace packages resolve to their source.
      conditionNames: ['@nanpure/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
