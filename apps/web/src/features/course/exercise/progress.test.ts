import { expect, test } from 'vitest';
import { parseProgress } from './progress.ts';

const NOTHING = { guided: 0, half: 0, free: 0, 'near-miss': 0 };

test('counts are read by technique and mode', () => {
  const text = JSON.stringify({ 'x-wing': { guided: 3, half: 1, free: 0, 'near-miss': 2 } });
  expect(parseProgress(text)).toEqual(JSON.parse(text));
});

test('a count that is none is 0, and the others hold', () => {
  const text = '{"x-wing":{"guided":2,"half":-1,"free":"many"},"swordfish":7}';
  expect(parseProgress(text)).toEqual({
    'x-wing': { ...NOTHING, guided: 2 },
    swordfish: NOTHING,
  });
});

test.each(['', 'nonsense', '[]', '7', 'null', '{"x-wing":'])('%o is damaged', (text) => {
  expect(parseProgress(text)).toBeUndefined();
});
