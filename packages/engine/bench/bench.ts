/**
 * Measures the engine against its peers on npm, in one run and with the same puzzles:
 * `npm run bench -- [--lists FOLDER] [--only TEXT] [--rounds N]`.
 * `FOLDER` holds `.txt` files with a puzzle of 81 signs a line. Slowness is no failure, a wrong answer is.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { readLists } from './lists/folder.ts';
import type { Effort } from './measure.ts';
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

function measureRow(row: Row, effort: Effort): Outcome {
  console.error(`… ${row.name}`);
  return { row, measurement: row.measure(effort) };
}

const { values: options } = parseArgs({
  options: {
    lists: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: String(FEWEST_ROUNDS) },
  },
});
const rounds = Math.max(FEWEST_ROUNDS, Math.floor(Number(options.rounds)) || 0);
const effort: Effort = { rounds, roundMs: 200, puzzles: 500, demands: 100 };
const rows = rowsFor(options.lists ? readLists(options.lists) : []);
const outcomes = rows
  .filter(({ name }) => name.includes(options.only))
  .map((row) => measureRow(row, effort));
if (outcomes.length === 0) throw new Error(`No benchmark has "${options.only}" in its name`);
console.log(tableOf(settingOf(effort), outcomes));
