import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.mjs';

/*
 * The rules of biome.json that we set ourselves, each met by a file that breaks it, and the places that
 * may do what others may not.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

const WEB = 'apps/web/src/features/game';
const branchy = `export function f(a: number[]) {
  let sum = 0;
  for (const b of a) { if (b > 1) { for (const c of a) { if (c > b) { if (c > 3) { if (b > 2) { sum += c; } } } } } }
  return sum;
}`;

/**
 * What must be found: a file, its text, and every rule it breaks ("plugin" is scripts/lint/storage.grit).
 * @type {[path: string, text: string, rules: string[]][]}
 */
const plants = [
  [`${WEB}/bare.ts`, 'export const a = localStorage;', ['style/noRestrictedGlobals']],
  [`${WEB}/session.ts`, 'export const a = sessionStorage;', ['style/noRestrictedGlobals']],
  [`${WEB}/window.ts`, 'export const a = window.localStorage;', ['plugin']],
  [`${WEB}/global.ts`, 'export const a = globalThis.sessionStorage;', ['plugin']],
  [
    'apps/web/src/lib/storage/local.ts',
    'export const a = window.localStorage ?? localStorage;',
    [],
  ],
  ['apps/web/e2e/saves.ts', 'export const a = window.localStorage ?? localStorage;', []],

  [`${WEB}/console.ts`, "console.log('here');", ['suspicious/noConsole']],
  ['scripts/console.mjs', "console.log('here');", []],
  ['packages/engine/tools/console.ts', "console.log('here');", []],

  [`${WEB}/branchy.ts`, branchy, ['complexity/noExcessiveCognitiveComplexity']],
  ['packages/engine/src/solver/branchy.ts', branchy, []],

  [`${WEB}/any.ts`, 'export const a: any = 1;', ['suspicious/noExplicitAny']],
  [
    `${WEB}/bang.ts`,
    'export const f = (a?: number) => a!.toFixed(1);',
    ['style/noNonNullAssertion'],
  ],
  [
    `${WEB}/assign.ts`,
    'export function f(a: number) { a = 2; return a; }',
    ['style/noParameterAssign'],
  ],
  [`${WEB}/let.ts`, 'export function f() { let a = 2; return a; }', ['style/useConst']],
  [`${WEB}/extension.ts`, "export * from './any';", ['correctness/useImportExtensions']],
  [`${WEB}/unused.ts`, "import { a } from './any.ts';", ['correctness/noUnusedImports']],
  [`${WEB}/variable.ts`, 'export function f() { const a = 1; }', ['correctness/noUnusedVariables']],
  [
    `${WEB}/circle-a.ts`,
    "import { b } from './circle-b.ts'; export const a = () => b();",
    ['suspicious/noImportCycles'],
  ],
  [
    `${WEB}/circle-b.ts`,
    "import { a } from './circle-a.ts'; export const b = () => a();",
    ['suspicious/noImportCycles'],
  ],
  [
    `${WEB}/promise.ts`,
    'const save = () => Promise.resolve(1); export function f() { save(); }',
    ['nursery/noFloatingPromises'],
  ],
  [
    `${WEB}/Effect.tsx`,
    "import { useEffect } from 'react'; export function E(p: { a: string }) { useEffect(() => { document.title = p.a; }, []); return null; }",
    ['correctness/useExhaustiveDependencies'],
  ],
  [
    `${WEB}/Clickable.tsx`,
    'export const C = () => <button onClick={() => undefined}>x</button>;',
    ['a11y/useButtonType'],
  ],
  [`${WEB}/Picture.tsx`, 'export const P = () => <img src="a.png" />;', ['a11y/useAltText']],
  [
    `${WEB}/only.test.ts`,
    "import { test } from 'vitest'; test.only('a', () => undefined);",
    ['suspicious/noFocusedTests'],
  ],
  [
    `${WEB}/skip.test.ts`,
    "import { test } from 'vitest'; test.skip('a', () => undefined);",
    ['suspicious/noSkippedTests'],
  ],
];

/** The rules that each planted file breaks, by path. */
function lintPlants(/** @type {string} */ folder) {
  for (const path of ['biome.json', '.gitignore', 'scripts/lint/storage.grit']) {
    cpSync(join(root, path), join(folder, path));
  }
  for (const [path, text] of plants) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const reporting = ['--reporter=json', '--max-diagnostics=none'];
  const { exitCode, output, errors } = run(process.execPath, [biome, 'lint', '.', ...reporting], {
    cwd: folder,
    quiet: true,
  });
  if (output === '') throw new Error(errors);
  /** @type {{ diagnostics: { category: string, location: { path: string } }[] }} */
  const report = JSON.parse(output);
  /** @type {Record<string, string[]>} */
  const rulesByFile = {};
  for (const { category, location } of report.diagnostics) {
    const rule = category.replace(/^lint\//, '');
    rulesByFile[location.path] = [...new Set([...(rulesByFile[location.path] ?? []), rule])].sort();
  }
  return { exitCode, rulesByFile };
}

describe('code rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-code-rules-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { exitCode, rulesByFile } = lintPlants(folder);

  test.each(plants)('%s: %s', (path, _text, rules) => {
    expect(rulesByFile[path] ?? []).toEqual(rules);
  });

  test('fail the lint', () => {
    expect(exitCode).toBe(1);
  });
});
