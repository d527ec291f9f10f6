import { NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import { expect, test } from 'vitest';
import { pageWithin } from './page-within.ts';

const PAGE = {
  message: 'Look here.',
  drawing: { marks: [], lines: NOTHING_DRAWN, isDimming: false },
};

test('where a text has fewer pages in another language, the last one is read on', () => {
  const pages = [PAGE, PAGE, PAGE];
  expect([0, 2, 7].map((page) => pageWithin(page, pages))).toEqual([0, 2, 2]);
  expect(pageWithin(7, [])).toBe(0);
});
