import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runOrThrow } from './run.mjs';
import { LAST_TAUGHT, scaffold } from './technique/scaffold.mjs';

/*
 * `npm run new:technique -- xy-wing`: the files of a new technique, and the list of what is to be written.
 * `--root` names another copy of the repository.
 */

const STEPS = `
1. Write the detector with its premises, its test, and the slow search that it is compared with
   (testing/slow-steps.ts). Then
   npm run format && npm run typecheck && npx vitest run --project engine
   and a changeset: npx changeset.
2. Then it is known, and used where a list names it: rate(puzzle, { techniques }), findSteps, findHint,
   generate. The course, its hints, ratings and pages stay as they are.
3. Only if it is to be taught, which changes the rating of puzzles: move it to TAUGHT_TECHNIQUES, give it a place in
   the order of hints (step.ts) and in testing/every-order.ts, and write what is said of it in both languages.
   The type check asks for each missing entry. Below are the files that name the last one that is taught.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: join(import.meta.dirname, '..') } },
});
const [id = ''] = positionals;
const read = (/** @type {string} */ path) => readFileSync(join(values.root, path), 'utf8');

/** The files of the product that name a technique. */
function filesNaming(/** @type {string} */ technique) {
  const files = ['packages/*/src/*.ts', 'apps/*/src/*.ts', 'apps/*/src/*.tsx'];
  const pattern = `\\b${technique}['":]`;
  const search = ['grep', '--no-index', '--files-with-matches', '--extended-regexp', pattern, '--'];
  const found = runOrThrow('git', [...search, ...files], { cwd: values.root, quiet: true });
  return found.trim().split('\n').sort();
}

// Where the last one stands, a new one may have to stand, too.
const places = filesNaming(LAST_TAUGHT);
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);
for (const [path, text] of Object.entries(scaffold(id, read))) {
  mkdirSync(dirname(join(values.root, path)), { recursive: true });
  writeFileSync(join(values.root, path), text);
  console.log(`written: ${path}`);
}
console.log(STEPS);
const list = (/** @type {string[]} */ paths) => paths.map((path) => `\n  ${path}`).join('');
const code = places.filter((path) => !isTest(path));
console.log(
  `Where ${LAST_TAUGHT} is named, a technique that is taught may have to be:${list(code)}`,
);
console.log(`Tests that name it:${list(places.filter(isTest))}`);
