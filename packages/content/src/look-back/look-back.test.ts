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
const moment = { took: 100_000, entry: { cell: 31, digit: 7 } } as const;

const writers = () => Promise.all([loadLookBackWriter('en'), loadLookBackWriter('ja')]);

test('a moment is told with how long it took, what was entered, and what was open', async () => {
  const [en, ja] = await writers();
  expect(en.describeMoment({ ...moment, step: hidden })).toBe(
    'You thought for 1 min 40 s, then placed 7 in row 4 column 5. All that time, there was a hidden single in the top-middle box: 3 in row 1 column 5.',
  );
  expect(en.describeMoment({ ...moment, step: naked })).toContain(
    'All that time, there was a naked single: 3 in row 1 column 5.',
  );
  expect(ja.describeMoment({ ...moment, step: hidden })).toBe(
    '1分40秒考えて、4行5列に7を入れました。そのあいだ、中央上のブロックにヒドゥンシングルがありました。1行5列の3です。',
  );
  expect(ja.describeMoment({ ...moment, step: naked })).toContain('ネイキッドシングル');
});

test('the question names the house of a hidden single, and neither digit nor cell', async () => {
  const [en, ja] = await writers();
  expect(en.ask({ step: hidden })).toContain('In the top-middle box');
  expect(ja.ask({ step: hidden })).toContain('中央上のブロック');
  for (const writer of [en, ja]) {
    for (const step of [hidden, naked]) expect(writer.ask({ step })).not.toMatch(/\d/);
  }
});

test.each([
  [20_000, '20 s', '20秒'],
  [60_000, '1 min', '1分'],
  [599_900, '9 min 59 s', '9分59秒'],
])('%d milliseconds are told as %s and %s', async (took, english, japanese) => {
  const [en, ja] = await writers();
  expect(en.invite({ took })).toContain(`You spent ${english} here`);
  expect(ja.invite({ took })).toContain(`ここで${japanese}考え`);
});
