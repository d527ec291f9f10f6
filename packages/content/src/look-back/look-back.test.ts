import type { TaughtStep } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { loadLookBackWriter } from './index.ts';

const hidden: TaughtStep = {
  technique: 'hidden-single',
  placements: [{ cell: 4, digit: 3 }],
  eliminations: [],
  evidence: { house: [19], digit: [3], cell: [4] },
};
const naked: TaughtStep = {
  technique: 'naked-single',
  placements: [{ cell: 4, digit: 3 }],
  eliminations: [],
  evidence: { cell: [4], digit: [3] },
};
const moment = { from: '3:12', took: 100_000, entry: { cell: 31, digit: 7 } } as const;

test('a moment is told with its time, what was entered, and what was open', async () => {
  const [en, ja] = await Promise.all([loadLookBackWriter('en'), loadLookBackWriter('ja')]);
  expect(en.describeMoment({ ...moment, step: hidden })).toBe(
    'At 3:12 you spent 1:40 before placing 7 in row 4 column 5. All that time, there was a hidden single in the top-middle box: 3 in row 1 column 5.',
  );
  expect(en.describeMoment({ ...moment, step: naked })).toContain(
    'All that time, there was a naked single: 3 in row 1 column 5.',
  );
  expect(ja.describeMoment({ ...moment, step: hidden })).toBe(
    '3:12から1分40秒考えて、4行5列に7を入れました。そのあいだ、中央上のブロックにヒドゥンシングルがありました。1行5列の3です。',
  );
  expect(ja.describeMoment({ ...moment, step: naked })).toContain('ネイキッドシングル');
});

test.each([
  [20_000, '0:20', '20秒'],
  [60_000, '1:00', '1分'],
  [599_900, '9:59', '9分59秒'],
])('%d milliseconds are told as %s and %s', async (took, english, japanese) => {
  const [en, ja] = await Promise.all([loadLookBackWriter('en'), loadLookBackWriter('ja')]);
  expect(en.describeMoment({ ...moment, took, step: naked })).toContain(` ${english} `);
  expect(ja.describeMoment({ ...moment, took, step: naked })).toContain(`から${japanese}考えて`);
});
