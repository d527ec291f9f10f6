import { expect, onTestFinished, test, vi } from 'vitest';
import { listIn } from './list-in.ts';

test.each([
  ['en', '1, 2, 5', '空き, 7, 空き'],
  ['ja', '1、2、5', '空き、7、空き'],
] as const)('several items in %s are a list, in older browsers too', (language, digits, words) => {
  vi.stubGlobal('Intl', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(listIn(language, [1, 2, 5])).toBe(digits);
  expect(listIn(language, [5])).toBe('5');
  expect(listIn(language, ['空き', 7, '空き'])).toBe(words);
});
