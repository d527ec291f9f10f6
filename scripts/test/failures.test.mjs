import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { failuresOf } from './failures.mjs';

// Each starts a test runner, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'scripts/.cache');

// Within the project, as what is run imports the runners.
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PASSING = "test('holds', () => expect(1).toBe(1));";
const STALLED = "let tries = 0; test('holds at last', () => expect(++tries).toBe(2));";
const FAILING = "test('adds', () => expect(1 + 1).toBe(3));";

/** Runs a real test runner on files in the folder; what it prints, and the path of the report that it leaves. */
function run(
  /** @type {Record<string, string>} */ files,
  /** @type {(report: string) => { program: string, parameters: string[], env?: Record<string, string> }} */ runner,
) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const report = join(folder, 'report.json');
  const { program, parameters, env } = runner(report);
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', program), ...parameters],
    {
      cwd: ROOT,
      env: { ...process.env, ...env },
    },
  );
  return { printed: String(stdout), report };
}

test('tells the failed cases of Vitest, files that do not load, and what passed at its second try', () => {
  const head = "import { expect, test } from 'vitest';\n";
  const files = {
    'sum.unit.mjs': `${head}${PASSING}\n${STALLED}\n${FAILING}`,
    'broken.unit.mjs': "import './missing.mjs';",
    'vitest.config.mjs': "export default { test: { include: ['*.unit.mjs'] } };",
  };
  const { printed, report } = run(files, (outputFile) => ({
    program: 'vitest/vitest.mjs',
    parameters: [
      ...['run', '--root', folder, '--config', join(folder, 'vitest.config.mjs')],
      ...['--retry=1', `--reporter=${join(ROOT, 'scripts/test/flaky-reporter.mjs')}`],
      ...['--reporter=json', `--outputFile.json=${outputFile}`],
    ],
  }));
  const [first, second, ...more] = failuresOf(report).sort();
  expect(more).toEqual([]);
  expect(first).toMatch(/^✗ \S*broken\.unit\.mjs\n {4}[\s\S]*missing\.mjs/);
  expect(second).toMatch(/^✗ \S*sum\.unit\.mjs › adds\n {4}AssertionError: expected 2 to be 3/);
  expect(printed.split('\n').filter((line) => line.startsWith('flaky: '))).toEqual([
    'flaky: sum.unit.mjs › holds at last',
  ]);
});

test('tells the failed cases of Playwright with their project, and no escape codes', () => {
  const head = "import { expect, test } from '@playwright/test';\n";
  const { report } = run(
    {
      'sum.browser.mjs': `${head}${PASSING}\ntest.describe('sums', () => { ${FAILING} });`,
      'playwright.config.mjs':
        "export default { testMatch: /browser/, projects: [{ name: 'phone' }] };",
    },
    (outputFile) => ({
      program: '@playwright/test/cli.js',
      parameters: ['test', '--config', folder, '--reporter', 'json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile, FORCE_COLOR: '1' },
    }),
  );
  const failures = failuresOf(report);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(
    /^✗ \[phone\] sum\.browser\.mjs:\d+ › adds\n {4}Error: expect\(received\)/,
  );
  expect(failures[0]).not.toContain('\u001b');
});

test('tells nothing where no report was left', () => {
  expect(failuresOf(join(folder, 'none.json'))).toEqual([]);
});
