import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from './run-program.mjs';
import { countOf } from './test/count.mjs';
import { failuresOf } from './test/failures.mjs';
import { affectedStages, LANES, STAGES } from './test/stages.mjs';

/*
 * `npm test` and `npm run check`: everything that says whether the product works, in one go. It goes on after a
 * failure, as the other stages still have something to tell, and closes with what failed and one line:
 * "N passed, N failed".
 * Stages that leave a core idle run side by side first; what they say is shown when each has ended.
 * `--affected` (`npm run check:fast`) is the part of it for daily work.
 */

/**
 * How a stage ended; one whose need was not met has no count, as it was not run.
 * @typedef {{
 *   name: string,
 *   count?: import('./test/count.mjs').Count,
 *   failures: string[],
 *   seconds: number,
 * }} Outcome
 */

/**
 * Runs one stage with its output on ours.
 * @returns {Promise<Outcome>}
 */
async function runStage(
  /** @type {import('./test/stages.mjs').Stage} */ stage,
  /** @type {string} */ reportFolder,
) {
  const path = join(reportFolder, `${stage.script.replace(':', '-')}.json`);
  const { parameters = [], env } = stage.report?.(path) ?? {};
  const { exitCode, seconds } = await runScript(
    `\n── ${stage.name} (npm run ${stage.script})`,
    { script: stage.script, parameters: [...(stage.parameters ?? []), ...parameters], env },
    { collect: stage.lane !== undefined },
  );
  const count = countOf(stage, path, exitCode === 0);
  return { name: stage.name, count, failures: failuresOf(path), seconds };
}

/** Runs all stages, those with a lane before the others, and leaves out those that need one that failed. */
async function runStages(
  /** @type {import('./test/stages.mjs').Stage[]} */ stages,
  /** @type {string} */ reportFolder,
) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const runLane = async (/** @type {string | undefined} */ lane) => {
    for (const stage of stages.filter((each) => each.lane === lane)) {
      const isPossible = !stage.needs || outcomes.get(stage.needs)?.count?.failed === 0;
      const outcome = isPossible
        ? await runStage(stage, reportFolder)
        : { name: stage.name, failures: [], seconds: 0 };
      outcomes.set(stage.name, outcome);
    }
  };
  await Promise.all(LANES.map(runLane));
  await runLane(undefined);
  return stages.flatMap(({ name }) => outcomes.get(name) ?? []);
}

function describe(/** @type {Outcome} */ { name, count, seconds }) {
  if (count === undefined) return `– ${name.padEnd(14)} not run`;
  const mark = count.failed === 0 ? '✓' : '✗';
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  return `${mark} ${name.padEnd(14)} ${time}   ${count.passed} passed, ${count.failed} failed`;
}

const total = (/** @type {Outcome[]} */ outcomes, /** @type {'passed' | 'failed'} */ kind) =>
  outcomes.reduce((sum, { count }) => sum + (count?.[kind] ?? 0), 0);

async function main() {
  const start = performance.now();
  const reportFolder = mkdtempSync(join(tmpdir(), 'nanpure-test-'));
  const { values } = parseArgs({ options: { affected: { type: 'boolean', default: false } } });
  const outcomes = await runStages(values.affected ? affectedStages() : STAGES, reportFolder);
  rmSync(reportFolder, { recursive: true, force: true });

  for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
  console.log(`\n${outcomes.map(describe).join('\n')}`);
  console.log(`In ${((performance.now() - start) / 1000).toFixed(0)} s:`);
  const passed = total(outcomes, 'passed');
  const failed = total(outcomes, 'failed');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

await main();
