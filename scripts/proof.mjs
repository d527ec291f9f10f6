import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runInLanes } from './proof/lanes.mjs';
import { PARTS } from './proof/parts.mjs';
import { isEnough, rowsOf, tableOf } from './proof/rows.mjs';
import { runFor } from './proof/run-part.mjs';
import { npm, runOrThrow } from './run.mjs';

/*
 * `npm run proof`: what is too slow to be checked every day, with a table at the end. It takes hours and
 * wants a machine for itself: first come the parts that need it quiet, one after the other, then those that
 * can share it, several at a time. What `npm run check` covers is no part of it.
 */

const HELP = `Usage: npm run proof -- [--only=NAME,NAME] [--small] [--list]

  --only   these parts and no others
  --small  each part with as little as shows that it works; such figures prove nothing
  --list   names the parts, with the minutes that each may take at most
`;

/** @typedef {import('./proof/parts.mjs').Part} Part */
/** @typedef {import('./proof/rows.mjs').Row} Row */

/** One more than there are cores: the soaks wait a good part of their time. */
const LANES = availableParallelism() + 1;

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/** What a part found in the reports it left; where they can't be read, that is what was found. */
function findingsOf(
  /** @type {Part} */ part,
  /** @type {{ output: string, files: string[], small: boolean }} */ { output, files, small },
) {
  try {
    return part.read({ output, reports: files.map(readJson), small });
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    return [{ asked: 'leaves its figures', seen, ok: false }];
  }
}

/**
 * Runs a part, for its minutes at most.
 * @returns {Promise<Row[]>}
 */
async function runPart(
  /** @type {Part} */ part,
  /** @type {{ small: boolean, report: string }} */ options,
) {
  const files = part.files?.(options) ?? [];
  // The reports of an earlier run would pass for this one's.
  for (const file of files) rmSync(file, { force: true });
  const { output, exitCode, isLate } = await runFor(part.minutes, part.program(options));
  if (isLate) {
    const asked = `${part.minutes} minutes at most`;
    return [{ name: part.name, asked, seen: 'took longer, was ended', verdict: 'short' }];
  }
  const left = files.filter((file) => existsSync(file));
  const findings =
    left.length === files.length || exitCode === 0
      ? findingsOf(part, { output, files, small: options.small })
      : [];
  return rowsOf(part.name, findings, exitCode);
}

/**
 * Runs a part, or says why it is left out.
 * @returns {Promise<Row[]>}
 */
async function tryPart(
  /** @type {Part} */ part,
  /** @type {{ small: boolean, report: string }} */ options,
) {
  console.log(`\n── ${part.name}: ${part.about} (${part.minutes} min at most)`);
  const reason = part.reasonToSkip?.();
  if (reason) return [{ name: part.name, asked: part.about, seen: reason, verdict: 'skipped' }];
  const start = performance.now();
  const load = loadavg()[0];
  const rows = await runPart(part, options);
  const minutes = (performance.now() - start) / 60_000;
  return rows.map((row, index) =>
    index === 0 ? { ...row, minutes, ...(load ? { load } : {}) } : row,
  );
}

/** The parts of a list of names, in their own order. Throws at a name that is none. */
function partsNamed(/** @type {string | undefined} */ names) {
  if (names === undefined) return PARTS;
  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) throw new Error(`No part of the proof: ${unknown.join(', ')} (--list)`);
  return PARTS.filter(({ name }) => wanted.includes(name));
}

function list() {
  for (const { name, minutes, about } of PARTS) {
    console.log(`${name.padEnd(20)} ${String(minutes).padStart(4)} min   ${about}`);
  }
}

/** Out of the cache, unless a part before has built the site in another way. */
const build = () => runOrThrow(...npm('run', '--silent', 'build'));

async function prove(/** @type {Part[]} */ parts, /** @type {boolean} */ small) {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-proof-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const start = async (/** @type {Part} */ part) => {
    const found = await tryPart(part, { small, report: join(folder, `${part.name}.json`) });
    console.log(tableOf(found));
    return found;
  };
  const alone = parts.filter(({ canShare }) => !canShare);
  const rows = await runInLanes(alone, 1, (part) => {
    build();
    return start(part);
  });
  build();
  const sharing = parts.filter(({ canShare }) => canShare);
  rows.push(...(await runInLanes(sharing, LANES, start)));
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  console.log(`\nNode ${process.version}, ${cpus().length} × ${processor}`);
  if (small) console.log('A small run: it shows that the parts work, and proves nothing.');
  console.log(tableOf(rows));
  process.exitCode = isEnough(rows) ? 0 : 1;
}

function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      small: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return process.stdout.write(HELP);
  if (values.list) return list();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return prove(partsNamed(values.only), values.small);
}

await main();
