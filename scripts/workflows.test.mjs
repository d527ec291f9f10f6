import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/* Workflows run elsewhere, and late: what can be known of them here is checked here. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.github/workflows');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/**
 * @typedef {{ uses?: string, run?: string, with?: Record<string, unknown> }} Step
 * @typedef {{
 *   steps: Step[],
 *   permissions?: Record<string, string>,
 *   'timeout-minutes'?: number,
 *   strategy?: { matrix: { node: string[] } },
 * }} Job
 * @typedef {{ on: unknown, permissions?: Record<string, string>, jobs: Record<string, Job> }} Workflow
 */

/** Throws at what is no YAML, keys given twice included. */
const workflow = (/** @type {string} */ name) =>
  /** @type {Workflow} */ (parse(read(`.github/workflows/${name}`)));

const jobsOf = (/** @type {Workflow} */ { jobs }) => Object.values(jobs);
const stepsOf = (/** @type {Workflow} */ each) => jobsOf(each).flatMap(({ steps }) => steps);
const runsOf = (/** @type {Workflow} */ each) =>
  stepsOf(each).flatMap(({ run }) => run?.trim() ?? []);

describe.each(readdirSync(folder))('%s', (name) => {
  const each = workflow(name);

  test('uses actions of a fixed version only', () => {
    for (const { uses } of stepsOf(each)) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+(?:\.\d+)*$/);
    }
  });

  test('may write nothing, and prove at most who it is', () => {
    expect(each.permissions).toBeDefined();
    for (const permissions of [each.permissions, ...jobsOf(each).map((job) => job.permissions)]) {
      const writing = Object.entries(permissions ?? {}).filter(([, right]) => right !== 'read');
      expect(writing.filter(([what]) => what !== 'id-token' || name !== 'publish.yml')).toEqual([]);
    }
  });

  test('ends some day, and runs what is there', () => {
    for (const job of jobsOf(each)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    const scripts = runsOf(each).flatMap((run) => /(?:scripts|\.ci)\/[\w./-]+/.exec(run) ?? []);
    expect(scripts).toContain('.ci/run');
    for (const path of scripts) expect(existsSync(join(root, path)), path).toBe(true);
  });
});

test('CI runs on every Node that the packages promise to run on', () => {
  const { engines } = JSON.parse(read('packages/engine/package.json'));
  const promised = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);
  expect(jobsOf(workflow('ci.yml'))[0]?.strategy?.matrix.node).toEqual(promised);
});

test('.ci/run installs what the lockfile says, and runs everything', () => {
  const lines = read('.ci/run').split('\n');
  expect(lines.some((line) => line.startsWith('npm ci '))).toBe(true);
  expect(lines.some((line) => line.startsWith('npm test'))).toBe(true);
});

test('the engine is published last, with its provenance, once all was checked', () => {
  const runs = runsOf(workflow('publish.yml'));
  expect(runs.at(-1)).toBe('npm publish --workspace @nanpure/engine --provenance --access public');
  const checked = runs.indexOf('.ci/run');
  expect(checked).toBeGreaterThan(0);
  expect(checked).toBeLessThan(runs.length - 1);
  expect(jobsOf(workflow('publish.yml'))[0]?.permissions).toEqual({
    contents: 'read',
    'id-token': 'write',
  });
});
