import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Workspace packages are tested from their source, so no build comes before the tests. */
const conditions = ['@nanpure/source'];

/** A new workspace has its tests run without anybody listing it. */
const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(new URL(group, import.meta.url)).map((name) => `${group}/${name}`),
);

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
    // Nothing else runs meanwhile: every core takes part, not all but one.
    maxWorkers: availableParallelism(),
    // Only what hangs takes this long: a busy machine is no failure.
    testTimeout: 20_000,
  },
});
