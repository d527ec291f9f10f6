import { defineConfig } from 'vitest/config';

/*
 * The tests that mutation testing runs again for every mutant: with few trials, and without those that
 * read files outside of the package, of which only a copy is mutated.
 */

const conditions = ['@nanpure/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    env: { FEW_TRIALS: '1' },
    include: ['**/*.test.ts'],
    exclude: ['**/bank*.test.ts', '**/bounded.test.ts'],
    // As for all unit tests: a busy machine is no failure.
    testTimeout: 20_000,
  },
});
