import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, runOrThrow } from '../run.mjs';

const engine = fileURLToPath(new URL('../../packages/engine', import.meta.url));
const consumer = fileURLToPath(new URL('consumer', import.meta.url));
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/*
 * Packs the engine as it would be published, looks at what is in it, installs it into an empty project
 * outside the repository, and uses it there as a stranger would: import, require, and the types of both.
 */

/** What belongs in the package: what was built, the code that its maps lead to, and what stands beside them. */
const ALLOWED = [
  /^dist\/(?:parts\/)?[^/]+\.(?:c?js|d\.c?ts)(?:\.map)?$/,
  /^src\/.+(?<!\.test)\.ts$/,
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
];

/** Throws where the licence in the package isn't ours, or where a file is strange. Missing ones publint finds. */
function lookAtFiles(/** @type {{ path: string }[]} */ files) {
  const paths = files.map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path) => !ALLOWED.some((pattern) => pattern.test(path))),
    [],
    'strange files',
  );
  for (const path of ['README.md', 'LICENSE', 'CHANGELOG.md'])
    assert.ok(paths.includes(path), path);
  const read = (/** @type {string} */ path) => readFileSync(join(engine, path), 'utf8');
  assert.equal(read('LICENSE'), read('../../LICENSE'), 'another licence than ours');
}

function installEngine(/** @type {string} */ folder) {
  const [pack, packing] = npm('pack', '--json', '--ignore-scripts', '--pack-destination', folder);
  const [{ filename, files }] = JSON.parse(runOrThrow(pack, packing, { cwd: engine, quiet: true }));
  lookAtFiles(files);
  cpSync(consumer, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  // Offline: the engine needs nothing but itself.
  const [install, installing] = npm('install', `./${filename}`, '--offline', '--no-audit');
  runOrThrow(install, installing, { cwd: folder, quiet: true });
}

function tryEngine(/** @type {string} */ folder) {
  const types = ['tsconfig.json', 'tsconfig.bundler.json'].map((config) => [
    typescript,
    '-p',
    config,
  ]);
  for (const script of [['use.mjs'], ['use.cjs'], ...types]) {
    runOrThrow(process.execPath, script, { cwd: folder, quiet: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'nanpure-consumer-'));
try {
  installEngine(folder);
  tryEngine(folder);
  console.log(
    'The packed engine holds what it should, installs and works: import, require and the types of both.',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
