import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from './run.mjs';
import { affectedStages, countOf, STAGES } from './test/stages.mjs';

/*
 * `npm test` and `npm run check`: everything that says whether the product works, in one go. It goes on after a
 * failure, as the other stages still have something to tell, and closes with one line: "N passed, N failed".
 * `--affected` (`npm run check:fast`) is the part of it for daily work.
 */

/**
 * How a stage ended; one whose need was not met has no count, as it was not run.
 * @typedef {{ name: string, count?: import('./test/count.mjs').Count, seconds: number }} Outcome
 */

const seconds = (/** @type {number} */ start) => (performance.now() - start) / 1000;

/**
 * Runs one stage with its output on ours.
 * @returns {Outcome}
 */
function runStage(
  /** @type {import('./test/stages.mjs').Stage} */ stage,
  /** @type {string} */ reportFolder,
) {
  console.log(`\n── ${stage.name} (npm run ${stage.script})`);
  const start = performance.now();
  const path = join(reportFolder, `${stage.script.replace(':', '-')}.json`);
  const { parameters = [], env = {} } = stage.report?.(path) ?? {};
  const all = [...(stage.parameters ?? []), ...parameters];
  const [command, run] = npm('run', '--silent', stage.script, '--', ...all);
  const { status } = spawnSync(command, run, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const count = countOf(stage, path, status === 0);
  return { name: stage.name, count, seconds: seconds(start) };
}

/** Runs all stages, leaving out those that need one that failed. */
function runStages(
  /** @type {import('./test/stages.mjs').Stage[]} */ stages,
  /** @type {string} */ reportFolder,
) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const stage of stages) {
    const needed = outcomes.find(({ name }) => name === stage.needs);
    const possible = needed === undefined || needed.count?.failed === 0;
    outcomes.push(possible ? runStage(stage, reportFolder) : { name: stage.name, seconds: 0 });
  }
  return outcomes;
}

function describe(/** @type {Outcome} */ { name, count, seconds }) {
  if (count === undefined) return `– ${name.padEnd(14)} not run`;
  const mark = count.failed === 0 ? '✓' : '✗';
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  return `${mark} ${name.padEnd(14)} ${time}   ${count.passed} passed, ${count.failed} failed`;
}

const total = (/** @type {Outcome[]} */ outcomes, /** @type {'passed' | 'failed'} */ kind) =>
  outcomes.reduce((sum, { count }) => sum + (count?.[kind] ?? 0), 0);

function main() {
  const start = performance.now();
  const reportFolder = mkdtempSync(join(tmpdir(), 'nanpure-test-'));
  const { values } = parseArgs({ options: { affected: { type: 'boolean', default: false } } });
  const outcomes = runStages(values.affected ? affectedStages() : STAGES, reportFolder);
  rmSync(reportFolder, { recursive: true, force: true });

  console.log(`\n${outcomes.map(describe).join('\n')}`);
  console.log(`In ${seconds(start).toFixed(0)} s:`);
  const passed = total(outcomes, 'passed');
  const failed = total(outcomes, 'failed');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

main();
