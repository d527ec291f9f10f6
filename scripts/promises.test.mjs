import { describe, expect, test } from 'vitest';
import { faultsOf, fillList, readList, readTags } from './promises.mjs';

describe('a list of promises', () => {
  const list = `Some words.
## 1 Play
| | promise | tests |
|---|---|---|
| 1.1 | It works | [old.test.ts](../old.test.ts) |
## 2 Data
| 2.1 | It stays | |
| 2.3 | It goes | |`;
  const tags = new Map([
    ['1.1', new Set(['apps/b.spec.ts', 'a.test.ts'])],
    ['2.1', new Set(['a.test.ts'])],
    ['2.3', new Set(['a.test.ts'])],
  ]);

  test('gets the files whose tests have the tag', () => {
    const rows = fillList(list, tags).split('\n');
    expect(rows).toContain(
      '| 1.1 | It works | [a.test.ts](../a.test.ts)<br>[b.spec.ts](../apps/b.spec.ts) |',
    );
    expect(rows).toContain('| 2.1 | It stays | [a.test.ts](../a.test.ts) |');
    expect(rows.slice(0, 4)).toEqual(list.split('\n').slice(0, 4));
    expect(fillList(rows.join('\n'), tags).split('\n')).toEqual(rows);
  });

  test('has no faults when each promise has a test and each tag a promise', () => {
    expect(faultsOf(list, tags)).toEqual([]);
  });

  test('names a promise without a test, and a tag without a promise', () => {
    const other = new Map([...tags, ['2.2', new Set(['a.test.ts'])]]);
    other.delete('2.3');
    expect(faultsOf(list, other)).toEqual(['2.3 has no test', '@2.2 is no promise: a.test.ts']);
  });

  test.each([
    ['a number used twice', '| 2.1 | It stays', '| 2.3 | It stays'],
    ['a row in another section', '| 2.1 | It stays', '| 1.2 | It stays'],
    ['a row that lacks a column', '| 2.1 | It stays | |', '| 2.1 | It stays |'],
  ])('names %s', (_name, right, wrong) => {
    expect(faultsOf(list.replace(right, wrong), tags)).toContainEqual(
      expect.stringContaining('out of order'),
    );
  });
});

describe('docs/promises.md', () => {
  const tags = readTags();

  test('has a test for each promise, and a promise for each tag', () => {
    expect(tags.size).toBeGreaterThan(250);
    expect(faultsOf(readList(), tags)).toEqual([]);
  });

  test('is up to date: otherwise run `npm run promises`', () => {
    expect(fillList(readList(), tags)).toBe(readList());
  });
});
