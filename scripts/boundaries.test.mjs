import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { run } from './run.mjs';

/*
 * A rule that cannot fail protects nothing. Here every import rule meets a small monorepo that keeps
 * all of them, and then the same one with a violation of each: exactly the planted ones must be found.
 */

// Each case starts a program, the first one for the first time, and all else is under way beside it.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('..', import.meta.url));
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const configFile = join(root, '.dependency-cruiser.mjs');

/** A monorepo of the same shape as ours that breaks no rule: path → text. */
const cleanFiles = {
  'package.json': '{ "private": true, "workspaces": ["packages/*", "apps/*"] }',

  'packages/engine/src/public/index.ts': "export * from '../trusted/index.ts';",
  'packages/engine/src/trusted/index.ts':
    "export * from '../grid.ts'; export * from '../puzzle.ts'; export * from '../techniques/index.ts'; export * from '../generator/generate.ts';",
  'packages/engine/src/grid.ts': 'export type Grid = readonly number[];',
  'packages/engine/src/solver/solve.ts':
    "import type { Grid } from '../grid.ts'; export type S = Grid;",
  'packages/engine/src/puzzle.ts': "export * from './solver/solve.ts';",
  'packages/engine/src/generator/generate.ts': "export * from '../puzzle.ts';",
  'packages/engine/src/testing.ts': "export type { Grid } from './grid.ts';",
  'packages/engine/src/techniques/index.ts':
    "export * from './naked-pair.ts'; export * from './x-wing.ts';",
  'packages/engine/src/techniques/naked-pair.ts': "export * from './shared/subsets.ts';",
  'packages/engine/src/techniques/x-wing.ts':
    "import type { Grid } from '../grid.ts'; export type X = Grid;",
  'packages/engine/src/techniques/shared/subsets.ts': 'export const subsets = 2;',
  'packages/engine/src/grid.test.ts': "import 'zod'; import './testing.ts'; import 'node:fs';",

  'packages/content/package.json': '{ "name": "@nanpure/content", "exports": "./src/index.ts" }',
  'packages/content/src/index.ts':
    "export type { Grid } from '@nanpure/engine'; export * from './site.ts';",
  'packages/content/src/site.ts': "export const name = 'Nanpure Lab';",

  'apps/web/package.json': '{ "dependencies": { "react": "*" } }',
  'apps/web/src/main.tsx': "import './app/App.tsx';",
  'apps/web/src/app/App.tsx': "import '../pages/HomePage.tsx'; import '../pages/GamePage.tsx';",
  'apps/web/src/pages/HomePage.tsx': "import '../ui/Button.tsx'; import '@nanpure/content';",
  'apps/web/src/pages/GamePage.tsx':
    "import '../features/game/Game.tsx'; import '../features/board/Board.tsx'; import '../features/api-test/call.ts';",
  'apps/web/src/features/api-test/call.ts': "import '../../../../api/src/client.ts';",
  'apps/web/src/features/game/Game.tsx': "import '@nanpure/engine'; import '../../lib/storage.ts';",
  'apps/web/src/features/board/Board.tsx': "import 'react'; import './marks.ts';",
  'apps/web/src/features/board/marks.ts': 'export const marks = [];',
  'apps/web/src/features/game/testing/sample.ts': "import 'node:fs';",
  'apps/web/src/ui/Button.tsx': "import 'react';",
  'apps/web/src/lib/storage.ts': 'export const read = 1;',

  'apps/api/package.json':
    '{ "dependencies": { "zod": "*", "@hono/node-server": "*" }, "devDependencies": { "tsup": "*" } }',
  'apps/api/src/server.ts': "import 'node:http'; import '@hono/node-server'; import './app.ts';",
  'apps/api/src/app.ts': "import './routes/hint.ts'; export type App = 1;",
  'apps/api/src/client.ts': "import type { App } from './app.ts'; export type C = App;",
  'apps/api/src/routes/hint.ts':
    "import 'zod'; import '@nanpure/engine'; import '@nanpure/content';",
};

/**
 * What must be found: a file that breaks a rule, its text, and every rule it breaks.
 * @type {[path: string, text: string, rules: string[]][]}
 */
const plants = [
  ['packages/engine/src/lost.ts', "import './nowhere.ts';", ['engine-stands-alone', 'resolvable']],
  ['packages/engine/src/circle-a.ts', "import './circle-b.ts';", ['no-circles']],
  // A circle is reported once, at its first file.
  ['packages/engine/src/circle-b.ts', "import type {} from './circle-a.ts';", []],
  ['packages/engine/src/orphan.ts', 'export const alone = 1;', ['no-orphans']],
  ['packages/engine/src/tested.ts', "import './grid.test.ts';", ['tests-stay-outside']],
  ['packages/engine/src/helped.ts', "import './testing.ts';", ['tests-stay-outside']],
  ['apps/web/src/features/game/helped.ts', "import './testing/sample.ts';", ['tests-stay-outside']],
  ['packages/engine/src/leaning.ts', "import 'zod';", ['engine-stands-alone']],
  [
    'packages/engine/src/reading.ts',
    "import 'node:fs/promises';",
    ['engine-stands-alone', 'node-at-the-edge'],
  ],
  ['packages/engine/src/upward.ts', "import '@nanpure/content';", ['engine-stands-alone']],
  [
    'packages/engine/src/techniques/peeking.ts',
    "import type { S } from '../solver/solve.ts'; export type P = S;",
    ['techniques-see-no-answer'],
  ],
  [
    'packages/engine/src/techniques/shared/peeking-from-afar.ts',
    "import '../../answer.ts';",
    ['techniques-see-no-answer'],
  ],
  ['packages/engine/src/answer.ts', "import './puzzle.ts';", []],
  ['packages/engine/src/techniques/leaning.ts', "import './x-wing.ts';", ['techniques-keep-apart']],
  [
    'packages/content/src/side-door.ts',
    "import '../../engine/src/grid.ts';",
    ['engine-by-its-door'],
  ],
  ['packages/content/src/react.ts', "import 'react';", ['content-knows-engine-only']],
  [
    'packages/content/src/upward.ts',
    "import '../../../apps/web/src/ui/Button.tsx';",
    ['content-knows-engine-only', 'packages-know-no-app'],
  ],
  ['apps/web/src/lib/neighbour.ts', "import '../../../api/src/app.ts';", ['apps-keep-apart']],
  [
    'apps/web/src/features/game/call.ts',
    "import '../../../../api/src/client.ts';",
    ['apps-keep-apart'],
  ],
  [
    'apps/web/src/features/api-test/side-door.ts',
    "import '../../../../api/src/app.ts';",
    ['api-test-calls-by-the-client'],
  ],
  ['apps/api/src/client.ts', "import './app.ts';", ['client-carries-types-only']],
  ['apps/web/src/features/game/board.ts', "import '../board/Board.tsx';", ['features-keep-apart']],
  [
    'apps/web/src/features/game/page.ts',
    "import type {} from '../../pages/HomePage.tsx';",
    ['features-know-no-page'],
  ],
  ['apps/web/src/features/board/rules.ts', "import '@nanpure/engine';", ['board-only-draws']],
  ['apps/web/src/features/board/button.ts', "import '../../ui/Button.tsx';", ['board-only-draws']],
  [
    'apps/web/src/lib/feature.ts',
    "import '../features/game/Game.tsx';",
    ['ui-and-lib-know-no-feature'],
  ],
  ['apps/web/src/ui/words.tsx', "import '@nanpure/content';", ['ui-knows-no-sudoku']],
  ['apps/web/src/pages/Second.tsx', "import './HomePage.tsx';", ['pages-keep-apart']],
  ['apps/web/src/pages/Third.tsx', "import '../app/App.tsx';", ['app-is-the-top']],
  ['apps/web/src/lib/file.ts', "import 'node:fs';", ['node-at-the-edge']],
  ['apps/api/src/routes/build.ts', "import 'tsup';", ['runtime-dependencies-only']],
  ['apps/api/src/routes/file.ts', "import 'fs';", ['node-at-the-edge']],
  [
    'apps/api/src/app.ts',
    "import './routes/hint.ts'; import './routes/file.ts';",
    ['api-app-runs-anywhere'],
  ],
];

/** @type {string[]} */
const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes a monorepo into a new folder, with the engine's real package.json and stand-ins for libraries. */
function writeMonorepo(/** @type {Record<string, string>} */ files) {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-boundaries-'));
  folders.push(folder);
  const libraries = ['react', 'zod', 'tsup', '@hono/node-server'].map((name) => [
    `node_modules/${name}/index.js`,
    '',
  ]);
  for (const [path, text] of [...Object.entries(files), ...libraries]) {
    const target = join(folder, path ?? '');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text ?? '');
  }
  cpSync(join(root, 'packages/engine/package.json'), join(folder, 'packages/engine/package.json'));
  mkdirSync(join(folder, 'node_modules/@nanpure'));
  for (const name of ['engine', 'content']) {
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@nanpure', name));
  }
  return folder;
}

/** Lints a folder as `npm run lint:imports` does, with the report in another form. */
const cruise = (/** @type {string} */ folder, /** @type {'json' | 'err'} */ outputType) =>
  run(
    process.execPath,
    [cruiser, 'packages', 'apps', '--config', configFile, '--output-type', outputType],
    { cwd: folder, quiet: true },
  );

/** The names of the rules that each file of a folder breaks, sorted. */
function brokenRules(/** @type {string} */ folder) {
  const { output, errors } = cruise(folder, 'json');
  if (output === '') throw new Error(errors);
  /** @type {{ summary: { violations: { from: string, rule: { name: string } }[] } }} */
  const report = JSON.parse(output);
  /** @type {Record<string, string[]>} */
  const rulesByFile = {};
  for (const { from, rule } of report.summary.violations) {
    rulesByFile[from] = [...new Set([...(rulesByFile[from] ?? []), rule.name])].sort();
  }
  return rulesByFile;
}

describe('import rules', () => {
  test('a monorepo that keeps them passes', () => {
    const folder = writeMonorepo(cleanFiles);
    expect(brokenRules(folder)).toEqual({});
    expect(cruise(folder, 'err').exitCode).toBe(0);
  });

  describe('planted violations', () => {
    const planted = Object.fromEntries(plants.map(([path, text]) => [path, text]));
    const folder = writeMonorepo({ ...cleanFiles, ...planted });
    const found = brokenRules(folder);

    test.each(plants)('%s: %s', (path, _text, broken) => {
      expect(found[path] ?? []).toEqual(broken);
    });

    test('are found nowhere else', () => {
      expect(Object.keys(found).filter((path) => !(path in planted))).toEqual([]);
    });

    test('fail the lint', () => {
      expect(cruise(folder, 'err').exitCode).toBeGreaterThan(0);
    });
  });

  test('every rule has a plant', () => {
    const names = configuration.forbidden?.map((rule) => rule.name).sort();
    expect([...new Set(plants.flatMap(([, , broken]) => broken))].sort()).toEqual(names);
  });
});
