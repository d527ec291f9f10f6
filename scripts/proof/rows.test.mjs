import { describe, expect, test } from 'vitest';
import { isEnough, rowsOf, tableOf } from './rows.mjs';

const met = { asked: '≤ 5', seen: '4', ok: true };
const missed = { asked: '≤ 5', seen: '6', ok: false };

describe('the rows of a part', () => {
  test('say what is met, what is missed and what is only told', () => {
    const findings = [met, { ...missed, name: 'memory' }, { asked: 'told only', seen: '7' }];
    expect(rowsOf('load', findings, 0).map(({ name, verdict }) => [name, verdict])).toEqual([
      ['load', 'ok'],
      ['load: memory', 'short'],
      ['load', 'told'],
    ]);
  });

  test('have one more where the part failed, and no figure says in what', () => {
    expect(rowsOf('load', [met], 2).at(-1)).toMatchObject({
      verdict: 'short',
      seen: 'exit code 2',
    });
    expect(rowsOf('load', [missed], 2)).toHaveLength(1);
    expect(rowsOf('load', [], 0)).toMatchObject([{ verdict: 'short', seen: 'no figures' }]);
  });
});

test('enough is what nothing fell short of, and nothing is not enough', () => {
  const skipped = {
    name: 'a',
    asked: 'b',
    seen: 'not to be had here',
    verdict: /** @type {const} */ ('skipped'),
  };
  expect(isEnough([...rowsOf('load', [met], 0), skipped])).toBe(true);
  expect(isEnough([...rowsOf('load', [missed], 1), skipped])).toBe(false);
  expect(isEnough([])).toBe(false);
});

test('the table is Markdown, a line for each row', () => {
  const [row] = rowsOf('load', [{ ...met, seen: '3 | 4' }], 0);
  expect(tableOf(row ? [{ ...row, minutes: 1.25, load: 0.5 }] : [])).toBe(
    [
      '| part | asked | seen | verdict | minutes | load |',
      '| --- | --- | --- | --- | --- | --- |',
      '| load | ≤ 5 | 3 \\| 4 | ok | 1.3 | 0.5 |',
    ].join('\n'),
  );
});
