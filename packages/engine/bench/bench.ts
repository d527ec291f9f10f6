/**
 * Measures the engine against its peers on npm, in one run and with the same puzzles:
 * `npm run bench -- [--lists FOLDER] [--only TEXT] [--rounds N]`.
 * `FOLDER` holds `.txt` files with a puzzle of 81 signs a line. Slowness is no failure, a wrong answer is.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { readLists } from './lists/folder.ts';
import type { Effort, Measurement } from './measure.ts';
import { type Outcome, type Setting, tableOf } from './report.ts';
import type { Row } from './row.ts';
import { rowsFor } from './rows/index.ts';

const FEWEST_ROUNDS = 5;
const PEERS = ['dancing-links', 'qqwing'];

/** The pinned versions of the peers. */
function peerVersions(): Record<string, string> {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> };
  return Object.fromEntries(PEERS.map((name) => [name, devDependencies[name] ?? 'unknown']));
}

function settingOf({ rounds }: Effort): Setting {
  const cpu = cpus()[0]?.model.trim() ?? 'unknown processor';
  return { node: process.version.slice(1), cpu, rounds, peers: peerVersions() };
}

/** A row by its name, in a process of its own: what other rows had compiled and left in memory would be timed with it. */
function measureInOwnProcess(row: Row): Outcome {
  console.error(`… ${row.name}`);
  const own = [...process.execArgv, ...process.argv.slice(1), '--row', row.name];
  const told = execFileSync(process.execPath, own, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { row, measurement: JSON.parse(told) as Measurement };
}

const { values: options } = parseArgs({
  options: {
    lists: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: String(FEWEST_ROUNDS) },
    /** Only for the processes that this one starts: the row to measure and to tell as JSON. */
    row: { type: 'string' },
  },
});
const rounds = Math.max(FEWEST_ROUNDS, Math.floor(Number(options.rounds)) || 0);
const effort: Effort = { rounds, roundMs: 200, puzzles: 500, demands: 100 };
const rows = rowsFor(options.lists ? readLists(options.lists) : []);
const asked = rows.find(({ name }) => name === options.row);
if (asked) {
  console.log(JSON.stringify(asked.measure(effort)));
} else {
  const outcomes = rows.filter(({ name }) => name.includes(options.only)).map(measureInOwnProcess);
  if (outcomes.length === 0) throw new Error(`No benchmark has "${options.only}" in its name`);
  console.log(tableOf(settingOf(effort), outcomes));
}
