import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { run } from '../run.mjs';

/*
 * The lint rules that would pass unnoticed if they were written wrongly: those that follow imports further than
 * one file, those made from a table, and the one of storage. Each has to find what is planted here.
 */

// Each test starts a program, and all else is under way beside it.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const GAME = 'apps/web/src/features/game';

/** @type {string[]} */
const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function writeFolder(/** @type {Record<string, string>} */ files) {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-lint-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs a linter in a folder; the JSON that it prints. */
function report(/** @type {string} */ folder, /** @type {string[]} */ ...parameters) {
  const [file = '', ...rest] = parameters;
  const all = [join(root, 'node_modules', file), ...rest];
  const { exitCode, output, errors } = run(process.execPath, all, { cwd: folder, quiet: true });
  if (output === '') throw new Error(errors);
  return { exitCode, json: JSON.parse(output) };
}

const layers = (configuration.forbidden ?? []).flatMap(
  ({ name }) => /^game-(.+)-looks-down$/.exec(name ?? '')?.[1] ?? [],
);

const imports = {
  'package.json': '{ "private": true, "workspaces": ["packages/*", "apps/*"] }',
  'packages/engine/src/solver/solve.ts': 'export const solution = 1;',
  'packages/engine/src/answer.ts': "import './solver/solve.ts';",
  'packages/engine/src/grid.ts': 'export const cells = 81;',
  'packages/engine/src/techniques/naked-pair.ts': "import '../grid.ts';",
  'packages/engine/src/techniques/x-wing.ts': "import '../answer.ts';",
  'apps/api/src/app.ts': "import './routes/hint.ts';",
  'apps/api/src/routes/hint.ts': "import './file.ts';",
  'apps/api/src/routes/file.ts': "import 'node:fs';",
  'apps/api/src/server.ts': "import 'node:http'; import './app.ts';",
  [`${GAME}/Game.tsx`]: 'export const game = 1;',
  ...Object.fromEntries(
    layers.map((layer) => [`${GAME}/${layer}/upward.ts`, "import '../Game.tsx';"]),
  ),
};

test('import rules find what is reached through other files, and layers that look up', () => {
  const { json } = report(
    writeFolder(imports),
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['packages', 'apps', '--output-type', 'json'],
    ...['--config', join(root, '.dependency-cruiser.mjs')],
  );
  /** @type {{ from: string, rule: { name: string, severity: string } }[]} */
  const violations = json.summary.violations;
  const found = violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ from, rule }) => `${from}: ${rule.name}`)
    .filter((each) => /techniques-see-no-answer|api-app-runs-anywhere|looks-down/.test(each));
  expect([...new Set(found)].sort()).toEqual(
    [
      'apps/api/src/app.ts: api-app-runs-anywhere',
      'packages/engine/src/techniques/x-wing.ts: techniques-see-no-answer',
      ...layers.map((layer) => `${GAME}/${layer}/upward.ts: game-${layer}-looks-down`),
    ].sort(),
  );
});

test('storage is used by its own folder and by tests in browsers only', () => {
  const folder = writeFolder({
    [`${GAME}/bare.ts`]: 'export const a = localStorage;',
    [`${GAME}/session.ts`]: 'export const a = sessionStorage;',
    [`${GAME}/window.ts`]: 'export const a = window.localStorage;',
    [`${GAME}/global.ts`]: 'export const a = globalThis.sessionStorage;',
    'apps/web/src/lib/storage/local.ts': 'export const a = window.localStorage ?? localStorage;',
    'apps/web/e2e/saves.ts': 'export const a = window.localStorage ?? localStorage;',
  });
  for (const path of ['biome.json', '.gitignore', 'scripts/lint/storage.grit']) {
    cpSync(join(root, path), join(folder, path));
  }
  const { exitCode, json } = report(
    folder,
    '@biomejs/biome/bin/biome',
    ...['lint', '.', '--reporter=json'],
  );
  /** @type {{ category: string, location: { path: string } }[]} */
  const diagnostics = json.diagnostics;
  expect(
    diagnostics.map(({ category, location }) => `${location.path}: ${category}`).sort(),
  ).toEqual([
    `${GAME}/bare.ts: lint/style/noRestrictedGlobals`,
    `${GAME}/global.ts: plugin`,
    `${GAME}/session.ts: lint/style/noRestrictedGlobals`,
    `${GAME}/window.ts: plugin`,
  ]);
  expect(exitCode).toBe(1);
});
