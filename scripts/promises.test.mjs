import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { promisesIn, titlesIn } from './promises.mjs';

/* What CONTRIBUTING.md says is shown by a test has that test. */

const root = fileURLToPath(new URL('..', import.meta.url));
const PROMISES = promisesIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));

/** @type {Map<string, string[]>} */
const titlesByFile = new Map();

/** The titles of the tests in a file, each file read once; none where there is no file. */
function titlesOf(/** @type {string} */ file) {
  const known = titlesByFile.get(file);
  if (known) return known;
  const path = join(root, file);
  const titles = existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : [];
  titlesByFile.set(file, titles);
  return titles;
}

/** The named tests that don't exist. */
function missing(/** @type {import('./promises.mjs').NamedTest[]} */ tests) {
  return tests.filter(({ file, title }) => !titlesOf(file).includes(title));
}

describe('the table of promises', () => {
  test('is read row by row, below its heading only', () => {
    const text = `| a | \`b\` › c |
## What the product promises, and the test that shows it
### Part
| promise | test |
|---|---|
| It works | \`a.ts\` › one<br>\`b.ts\` › … › two |
## Later
| d | \`e\` › f |`;
    expect(promisesIn(text)).toEqual([
      {
        promise: 'It works',
        tests: [
          { file: 'a.ts', title: 'one' },
          { file: 'b.ts', title: '… › two' },
        ],
      },
    ]);
    for (const broken of ['| It works |', '| It works | by hand |', '|It works|`a.ts` › one|']) {
      expect(() => promisesIn(text.replace(/\| It works.*/, broken))).toThrow('It works');
    }
  });

  test('knows the titles of tests, whatever they are called with', () => {
    const text = `
      test('one', () => undefined);
      it.each([1, 2])('two of %d', () => undefined);
      test.describe('a group', () => {
        for (const each of all) test(\`three \${each} and \${other}!\`, { tag: '@phone' }, async () => {});
      });
      test.use({ locale: 'en' });
      pretest('four');`;
    expect(titlesIn(text)).toEqual(['one', 'two of %d', 'three … and …!']);
  });

  test('misses a test that is not there', () => {
    const file = 'scripts/promises.test.mjs';
    const title = 'misses a test that is not there';
    expect(missing([{ file, title }])).toEqual([]);
    expect(missing([{ file, title: 'another' }])).toHaveLength(1);
    expect(missing([{ file: 'scripts/nowhere.test.mjs', title }])).toHaveLength(1);
  });
});

describe('what the product promises', () => {
  test('is a long list', () => {
    expect(PROMISES.length).toBeGreaterThan(50);
  });

  test.each(PROMISES)('$promise', ({ tests }) => {
    expect(missing(tests)).toEqual([]);
  });
});
