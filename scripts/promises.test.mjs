import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { misnumbered, promisesIn, titlesIn } from './promises.mjs';

/* What docs/promises.md says is shown by a test has that test. */

const root = fileURLToPath(new URL('..', import.meta.url));
const SECTIONS = promisesIn(readFileSync(join(root, 'docs/promises.md'), 'utf8'));
const PROMISES = SECTIONS.flatMap(({ promises }) => promises);

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

/** The named tests that don't exist, or that share their name with others. */
function missing(/** @type {import('./promises.mjs').NamedTest[]} */ tests) {
  return tests.filter(({ file, title }) => {
    const named = titlesOf(file).filter((each) => each === title);
    return named.length !== 1;
  });
}

describe('the list of promises', () => {
  const text = `| a | b | \`c\` › d |
## 1 Part
Some words.
| | promise | test |
|---|---|---|
| 1.1 | It works | \`a.ts\` › one<br>\`b.ts\` › … › two |
## 2 Next
| 2.1 | It stays | \`a.ts\` › three |
| 2.2 | It goes | \`a.ts\` › four |`;

  test('is read section by section, row by row', () => {
    const [first, second, ...others] = promisesIn(text);
    expect(first).toEqual({
      number: 1,
      title: 'Part',
      promises: [
        {
          number: '1.1',
          promise: 'It works',
          tests: [
            { file: 'a.ts', title: 'one' },
            { file: 'b.ts', title: '… › two' },
          ],
        },
      ],
    });
    expect(second?.promises.map(({ number }) => number)).toEqual(['2.1', '2.2']);
    expect(others).toEqual([]);
  });

  test('refuses a row without a test, and a heading without a number', () => {
    for (const broken of [
      '| 1.1 | It works |',
      '| 1.1 | It works | |',
      '| 1.1 | It works | by hand |',
      '|1.1|It works|`a.ts` › one|',
    ]) {
      expect(() => promisesIn(text.replace(/\| 1\.1 .*/, broken))).toThrow('It works');
    }
    expect(() => promisesIn(text.replace('## 2 Next', '## Next'))).toThrow('Next');
  });

  test('is numbered without a gap, and every section has a row', () => {
    expect(misnumbered(promisesIn(text))).toEqual([]);
    for (const [right, wrong] of [
      ['| 2.2 |', '| 2.1 |'],
      ['| 2.2 |', '| 2.3 |'],
      ['| 1.1 |', '| 2.1 |'],
      ['## 2 Next', '## 3 Next'],
      ['## 2 Next', '## 2 Empty\n## 3 Next'],
    ]) {
      const numbers = misnumbered(promisesIn(text.replace(right ?? '', wrong ?? '')));
      expect(numbers, wrong).not.toEqual([]);
    }
  });

  test('knows the titles of tests, whatever they are called with, and of their groups', () => {
    const tests = `
      test('one', () => undefined);
      it.each([1, 2])('two of %d', () => undefined);
      test.describe('a group', () => {
        for (const each of all) test(\`three \${each} and \${other}!\`, { tag: '@phone' }, async () => {});
        describe.each(['a'])('of %s', () => it('works', () => undefined));
      });
      test.skipIf(isWindows)('four', () => undefined);
      test.skip('nowhere', () => undefined);
      test.describe.configure({ mode: 'serial' });
      test.use({ locale: 'en' });
      pretest('five');`;
    expect(titlesIn(tests)).toEqual([
      'one',
      'two of %d',
      'a group › three … and …!',
      'a group › of %s › works',
      'four',
    ]);
  });

  test('misses a test that is not there', () => {
    const file = 'scripts/promises.test.mjs';
    const title = 'the list of promises › misses a test that is not there';
    expect(missing([{ file, title }])).toEqual([]);
    expect(missing([{ file, title: 'misses a test that is not there' }])).toHaveLength(1);
    expect(missing([{ file: 'scripts/nowhere.test.mjs', title }])).toHaveLength(1);
  });
});

describe('what the product promises', () => {
  test('is a long list, numbered throughout', () => {
    expect(SECTIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(PROMISES.length).toBeGreaterThan(250);
    expect(misnumbered(SECTIONS)).toEqual([]);
  });

  test.each(PROMISES)('$number $promise', ({ tests }) => {
    expect(missing(tests)).toEqual([]);
  });
});
