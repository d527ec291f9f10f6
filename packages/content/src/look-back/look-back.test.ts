import type { Step } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { loadLookBackWriter } from './index.ts';

const hidden: Step = {
  technique: 'hidden-single',
  placements: [{ cell: 4, digit: 3 }],
  eliminations: [],
  evidence: { house: [19], digit: [3], cell: [4] },
};
const naked: Step = {
  technique: 'naked-single',
  placements: [{ cell: 4, digit: 3 }],
  eliminations: [],
  evidence: { cell: [4], digit: [3] },
};
const moment = { from: '3:12', took: '1:40', entry: { cell: 31, digit: 7 } } as const;

test('a moment is told with its time, what was entered, and what was open', async () => {
  const [en, ja] = await Promise.all([loadLookBackWriter('en'), loadLookBackWriter('ja')]);
  expect(en.describeMoment({ ...moment, step: hidden })).toBe(
    'At 3:12 you took 1:40 before 7 in row 4, column 5. A hidden single was open in the top-middle box all the while: 3 in row 1, column 5.',
  );
  expect(en.describeMoment({ ...moment, step: naked })).toContain(
    'A naked single was open all the while: 3 in row 1, column 5.',
  );
  expect(ja.describeMoment({ ...moment, step: hidden })).toBe(
    '3:12から1:40考えて、4行5列に7を入れました。そのあいだ、上中央のブロックにヒドゥンシングルがありました。1行5列の3です。',
  );
  expect(ja.describeMoment({ ...moment, step: naked })).toContain('ネイキッドシングル');
});
