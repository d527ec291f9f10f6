import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['packages/engine/src', 'packages/content/src', 'apps/web/src', 'apps/api/src'];

const TEST = /\.test\.tsx?$/;

/**
 * The files that name a technique, code and tests apart: where the last one stands, a new one may have
 * to stand, too.
 */
export function placesOf(/** @type {string} */ id, /** @type {string} */ root) {
  const paths = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(`/${id}.ts`)),
  ).sort();
  const naming = paths.filter((path) =>
    new RegExp(`\\b${id}['":]`).test(readFileSync(join(root, path), 'utf8')),
  );
  return {
    code: naming.filter((path) => !TEST.test(path)),
    tests: naming.filter((path) => TEST.test(path)),
  };
}
