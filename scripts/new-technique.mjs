import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { placesOf } from './technique/places.mjs';
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

const { code, tests } = placesOf(LAST_TAUGHT, values.root);
for (const [path, text] of Object.entries(scaffold(id, read))) {
  mkdirSync(dirname(join(values.root, path)), { recursive: true });
  writeFileSync(join(values.root, path), text);
  console.log(`written: ${path}`);
}
console.log(STEPS);
console.log(
  `Where ${LAST_TAUGHT} is named, a technique that is taught may have to be:\n  ${code.join('\n  ')}`,
);
console.log(`Tests that name it:\n  ${tests.join('\n  ')}`);
