import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, runOrThrow } from '../run.mjs';
import { faultsOfPackage } from './packed-files.mjs';

const engine = fileURLToPath(new URL('../../packages/engine', import.meta.url));
const consumer = fileURLToPath(new URL('consumer', import.meta.url));
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/*
 * Packs the engine as it would be published, looks at what is in it, installs it into an empty project
 * outside the repository, and uses it there as a stranger would: import, require, and the types of both.
 */

/** Throws where the licence in the package isn't ours, or where a file is missing or strange. */
function lookAtFiles(/** @type {{ path: string }[]} */ files) {
  const read = (/** @type {string} */ path) => readFileSync(join(engine, path), 'utf8');
  const faults = faultsOfPackage(
    files.map(({ path }) => path),
    JSON.parse(read('package.json')),
  );
  if (read('LICENSE') !== read('../../LICENSE')) faults.push('another licence than ours: LICENSE');
  if (faults.length > 0) throw new Error(`The package of the engine:\n${faults.join('\n')}`);
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
