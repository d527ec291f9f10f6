import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { placesOf } from './technique/places.mjs';
import { scaffold, techniquesIn } from './technique/scaffold.mjs';

/*
 * `npm run new:technique -- xy-wing`: the files of a new technique, and the list of what is to be written.
 * `--root` names another copy of the repository.
 */

const STEPS = `
1. The detector, its test, and the slow search that both are compared with (testing/slow-steps.ts):
   npx vitest run --project engine src/techniques
2. Its place in the order of kindness (step.ts): a new one is looked for last.
3. What is said of it, in both languages. The type check asks for each missing entry:
   npm run typecheck
4. The catalogue has the eight techniques of the specification, the levels of the puzzles are made of
   them, and tests hold on to that. A new one makes more puzzles solvable, so "beyond" begins later;
   which level it belongs to (TECHNIQUES_OF_DIFFICULTY), and whether it gets a page, is to be decided
   before these tests are changed. Until then it stays on its branch.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: join(import.meta.dirname, '..') } },
});
const [id = ''] = positionals;
const read = (/** @type {string} */ path) => readFileSync(join(values.root, path), 'utf8');

const last = techniquesIn(read('packages/engine/src/step.ts')).at(-1) ?? '';
const { code, tests } = placesOf(last, values.root);
for (const [path, text] of Object.entries(scaffold(id, read))) {
  mkdirSync(dirname(join(values.root, path)), { recursive: true });
  writeFileSync(join(values.root, path), text);
  console.log(`written: ${path}`);
}
console.log(STEPS);
console.log(`Where ${last} is named, ${id} may have to be:\n  ${code.join('\n  ')}`);
console.log(`Tests that name it:\n  ${tests.join('\n  ')}`);
