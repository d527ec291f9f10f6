import { readFileSync } from 'node:fs';

/*
 * `node scripts/package/check-tag.mjs engine-v1.2.3`: whether a tag is the version of the engine, and that
 * version has its entry in the changelog. Nothing is published under another name than its own.
 */

const engine = new URL('../../packages/engine/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, engine), 'utf8');

const { version } = JSON.parse(read('package.json'));
const tag = process.argv[2];
if (tag !== `engine-v${version}`) throw new Error(`${tag} is no tag of version ${version}`);
if (!read('CHANGELOG.md').split('\n').includes(`## ${version}`)) {
  throw new Error(`CHANGELOG.md says nothing of ${version}: npm run release:version`);
}
