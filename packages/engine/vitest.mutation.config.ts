import { defineConfig } from 'vitest/config';

/*
 * The tests that mutation testing runs again for every mutant: without those that read files outside of
 * the package, of which only a copy is mutated.
 */

const conditions = ['@nanpure/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/bank.test.ts', 'src/hints/bank.test.ts'],
  },
});
