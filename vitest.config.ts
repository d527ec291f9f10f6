import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { IS_PROOF, LONG_TEST_MS } from './packages/engine/src/testing/proof.ts';
import { readDay } from './packages/engine/tools/read-day.ts';

/** Workspace packages are tested from their source, so no build comes before the tests. */
const conditions = ['@nanpure/source'];

// Read once: all workers try the parts of the same day.
process.env.DAY ??= readDay();

/** All workspaces are one project: what several of them import is compiled and loaded once. A path tests one alone. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,apps,scripts}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
    // Tests leave nothing behind that another one would meet, so what they import is loaded once a worker.
    isolate: false,
    // Nothing else runs meanwhile, and tests of the server wait a good part of their time.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs takes this long: a busy machine is no failure. Of a proof, any test may try all that there is.
    testTimeout: IS_PROOF ? LONG_TEST_MS : 20_000,
    hookTimeout: 20_000,
  },
});
