/** Mutation testing of what must not be wrong: `npm run mutation -- [--mutate 'src/hints/**']`. Takes long. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/{techniques,hints,solver}/**/*.ts', '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // Some tests work out their cases while they are loaded, which makes everything look static.
  ignoreStatic: true,
  concurrency: 2,
  // A mutant of a search may never end; a test of many positions may take long.
  timeoutMS: 10_000,
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
  // No deeper: the copy's tsconfig.json is rewritten to reach ours from there.
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 85, break: 85 },
};
