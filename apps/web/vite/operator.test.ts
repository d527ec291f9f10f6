import { expect, test } from 'vitest';
import { operatorWarning } from './operator.ts';

test('the build names a company that is made up, and where to put the real one', () => {
  expect(operatorWarning({ company: 'Nanpure Works', isMadeUp: true })).toMatch(
    /"Nanpure Works".*packages\/content\/src\/site\.ts/,
  );
});

test('the build says nothing once the names are real', () => {
  expect(operatorWarning({ company: 'Real Ltd', isMadeUp: false })).toBeUndefined();
});
