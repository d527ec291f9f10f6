import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { readDay } from './packages/engine/tools/read-day.ts';

/** Workspace packages are tested from their source, so no build comes before the tests. */
const conditions = ['@nanpure/source'];

/** A new workspace has its tests run without anybody listing it. */
const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(new URL(group, import.meta.url)).map((name) => `${group}/${name}`),
);

// Read once: all workers try the parts of the same day.
process.env.DAY ??= readDay();

const project = (root: string) => ({
  extends: true as const,
  test: {
    name: root.split('/').at(-1) ?? root,
    root,
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
  },
});

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    projects: [...workspaces, 'scripts'].map(project),
    // Tests leave nothing behind that another one would meet, so what they import is loaded once a worker.
    isolate: false,
    // Nothing else runs meanwhile, and tests of the server wait a good part of their time.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs takes this long: a busy machine is no failure.
    testTimeout: 20_000,
  },
});
