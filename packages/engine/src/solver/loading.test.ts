import { expect, test } from 'vitest';

/*
 * The search leans on tables that are built when files are loaded. Where that fails, the other tests don't
 * fail: they don't run at all, and mutation testing takes that for success.
 */
test('the solver can be loaded', async () => {
  const { countSolutions } = await import('./solve.ts');
  expect(countSolutions('1'.repeat(81))).toBe(0);
});
