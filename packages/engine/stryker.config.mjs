/** How mutation testing goes in any folder; which ones, and with which tests, says `tools/mutation.ts`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // What takes longer than all tests together, and this, never ends.
  timeoutMS: 4000,
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // No deeper: the copy's tsconfig.json is rewritten to reach ours from there.
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 85, break: 85 },
};
