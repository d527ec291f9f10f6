import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countOf } from './count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nanpure-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STAGE = { report: true };
const MISSING = join(folder, 'missing.json');

function write(/** @type {unknown} */ report) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('counts the cases of both runners, and a stage without cases as one', () => {
  const vitest = write({ numPassedTests: 7, numFailedTests: 2 });
  expect(countOf(STAGE, vitest, false)).toEqual({ passed: 7, failed: 2 });
  const playwright = write({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } });
  expect(countOf(STAGE, playwright, false)).toEqual({ passed: 6, failed: 1 });
  expect(countOf({}, MISSING, true)).toEqual({ passed: 1, failed: 0 });
  expect(countOf({}, MISSING, false)).toEqual({ passed: 0, failed: 1 });
});

test('a run that failed in no case has failed all the same', () => {
  const vitest = write({ numPassedTests: 7, numFailedTests: 0 });
  expect(countOf(STAGE, vitest, false).failed).toBe(1);
  const playwright = write({ stats: { expected: 5, unexpected: 0, flaky: 0 } });
  expect(countOf(STAGE, playwright, false).failed).toBe(1);
});

test('a run of no case, or without a report, has failed, unless it may be empty', () => {
  const nothing = { passed: 0, failed: 1 };
  const empty = write({ numPassedTests: 0, numFailedTests: 0 });
  expect(countOf(STAGE, empty, true)).toEqual(nothing);
  expect(countOf(STAGE, MISSING, true)).toEqual(nothing);
  const related = { ...STAGE, mayBeEmpty: true };
  expect(countOf(related, MISSING, true)).toEqual({ passed: 0, failed: 0 });
  expect(countOf(related, MISSING, false)).toEqual(nothing);
  expect(countOf(related, empty, true)).toEqual(nothing);
});
