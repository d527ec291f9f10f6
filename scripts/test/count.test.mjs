import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nanpure-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(/** @type {unknown} */ report) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('counts the cases of both runners', () => {
  const vitest = write({ numPassedTests: 7, numFailedTests: 2 });
  expect(countVitest(vitest, false)).toEqual({ passed: 7, failed: 2 });
  const playwright = write({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } });
  expect(countPlaywright(playwright, false)).toEqual({ passed: 6, failed: 1 });
});

test('a run that failed in no case has failed all the same', () => {
  expect(countVitest(write({ numPassedTests: 7, numFailedTests: 0 }), false).failed).toBe(1);
  expect(countPlaywright(write({ stats: { expected: 5 } }), false).failed).toBe(1);
});

test('a run of no case, or without a report, has failed', () => {
  const nothing = { passed: 0, failed: 1 };
  expect(countVitest(write({ numPassedTests: 0, numFailedTests: 0 }), true)).toEqual(nothing);
  expect(countPlaywright(write({}), true)).toEqual(nothing);
  expect(countVitest(join(folder, 'missing.json'), true)).toEqual(nothing);
});
