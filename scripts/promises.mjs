import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runOrThrow } from './run.mjs';

/*
 * docs/promises.md lists what the product promises. A test that shows promise 2.13 has the tag `@2.13` in its
 * title. `npm run promises` fills the last column of the list: the files that have such a test.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const LIST = fileURLToPath(new URL('../docs/promises.md', import.meta.url));

const ROW = /^\| (\d+)\.(\d+) \| (.+?) \| (.*?) ?\|$/;

/** @typedef {Map<string, Set<string>>} FilesByTag the paths of test files, by the number of a promise */

/** @returns {FilesByTag} */
export function readTags() {
  const pattern = '[[:space:]]@[0-9]+[.][0-9]+';
  const files = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts'];
  const options = ['--untracked', '--only-matching', '--extended-regexp', pattern, '--', ...files];
  const found = runOrThrow('git', ['grep', ...options], { cwd: root, quiet: true });
  const filesByTag = new Map();
  for (const line of found.trim().split('\n')) {
    const [file, number] = line.split(/:\s@/);
    filesByTag.set(number, (filesByTag.get(number) ?? new Set()).add(file));
  }
  return filesByTag;
}

export const readList = () => readFileSync(LIST, 'utf8');

/** The list with the files of each promise, as links. */
export function fillList(/** @type {string} */ text, /** @type {FilesByTag} */ filesByTag) {
  const fill = (/** @type {string} */ line) => {
    const [, section, row, promise] = ROW.exec(line) ?? [];
    if (promise === undefined) return line;
    const number = `${section}.${row}`;
    const files = [...(filesByTag.get(number) ?? [])].sort();
    const links = files.map((file) => `[${basename(file)}](../${file})`);
    return `| ${number} | ${promise} | ${links.join('<br>')} |`;
  };
  return text.split('\n').map(fill).join('\n');
}

/**
 * What is wrong with the list: rows that can't be read or are out of order, promises without a test, and tags
 * of no promise. A number may be left out: that of a promise that is gone isn't used again.
 * @returns {string[]}
 */
export function faultsOf(/** @type {string} */ text, /** @type {FilesByTag} */ filesByTag) {
  const faults = [];
  const numbers = new Set();
  let section = 0;
  let last = 0;
  for (const line of text.split('\n')) {
    const heading = /^## (\d+) /.exec(line);
    if (heading) [section, last] = [Number(heading[1]), 0];
    if (!/^\| ?\d/.test(line)) continue;
    const [, of, row] = ROW.exec(line) ?? [];
    if (Number(of) !== section || !(Number(row) > last)) faults.push(`out of order: ${line}`);
    last = Number(row);
    numbers.add(`${of}.${row}`);
  }
  const untested = [...numbers].filter((number) => !filesByTag.has(number));
  const unknown = [...filesByTag.keys()].filter((number) => !numbers.has(number));
  return [
    ...faults,
    ...untested.map((number) => `${number} has no test`),
    ...unknown.map((number) => `@${number} is no promise: ${[...(filesByTag.get(number) ?? [])]}`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tags = readTags();
  const text = fillList(readList(), tags);
  writeFileSync(LIST, text);
  for (const fault of faultsOf(text, tags)) {
    console.error(fault);
    process.exitCode = 1;
  }
}
