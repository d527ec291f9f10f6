import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { PARTS } from './proof/parts.mjs';
import { npm, runOrThrow } from './run.mjs';
import { runProgram } from './run-program.mjs';

/*
 * `npm run proof`: what is too slow to be checked every day. It takes hours and wants a machine for itself: first
 * come the parts that need it quiet, one after the other, then those that can share it, several at a time. Each
 * part prints what it asked and saw; the table at the end says which of them fell short.
 */

const HELP = `Usage: npm run proof -- [--only=NAME,NAME] [--small] [--list]

  --only   these parts and no others
  --small  each part with as little as shows that it works; such figures prove nothing
  --list   names the parts, with the minutes that each may take at most
`;

/** @typedef {import('./proof/parts.mjs').Part} Part */
/** @typedef {{ name: string, verdict: string, isShort?: boolean, minutes?: number, load?: number }} Row */

/** One more than there are cores: the soaks wait a good part of their time. */
const LANES = availableParallelism() + 1;

const heading = (/** @type {Part} */ { name, about, minutes }) =>
  `\n── ${name}: ${about} (${minutes} min at most)`;

/**
 * Runs a part, or says why it is left out.
 * @returns {Promise<Row>}
 */
async function runPart(/** @type {Part} */ part, /** @type {boolean} */ small) {
  const { name, minutes, sharing = false } = part;
  console.log(sharing ? `\n… ${name}` : heading(part));
  const reason = part.reasonToSkip?.();
  if (reason) return { name, verdict: `skipped: ${reason}` };
  const [script = '', ...rest] = small ? part.small : part.full;
  const [command, parameters] = npm('run', '--silent', script, '--', ...rest);
  const env = small ? part.smallEnv : part.env;
  const program = { command, parameters, ...(env ? { env } : {}) };
  const start = performance.now();
  const load = loadavg()[0] ?? 0;
  const { exitCode, output, isLate } = await runProgram(program, {
    minutes,
    collect: sharing,
  });
  if (sharing) console.log(`${heading(part)}\n${output}`);
  const failure = isLate ? `took more than ${minutes} min, was ended` : `exit code ${exitCode}`;
  const isShort = isLate || exitCode !== 0;
  const took = (performance.now() - start) / 60_000;
  return { name, verdict: isShort ? `SHORT: ${failure}` : 'ok', isShort, minutes: took, load };
}

/** Runs parts, so many at a time: the next one begins where one has ended. */
async function runInLanes(
  /** @type {readonly Part[]} */ parts,
  /** @type {number} */ lanes,
  /** @type {(part: Part) => Promise<Row>} */ start,
) {
  /** @type {Row[]} */
  const rows = [];
  const waiting = parts.entries();
  const runLane = async () => {
    for (const [index, part] of waiting) rows[index] = await start(part);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return rows;
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

function printTable(/** @type {Row[]} */ rows) {
  const cells = rows.map(({ name, verdict, minutes, load }) => [
    name,
    verdict,
    minutes?.toFixed(1) ?? '',
    load?.toFixed(1) ?? '',
  ]);
  const headings = ['part', 'verdict', 'minutes', 'load before'];
  for (const line of [headings, headings.map(() => '---'), ...cells]) {
    console.log(`| ${line.join(' | ')} |`);
  }
}

/** Out of the cache, unless a part before has built the site in another way. */
const build = () => runOrThrow(...npm('run', '--silent', 'build'));

async function prove(/** @type {readonly Part[]} */ parts, /** @type {boolean} */ small) {
  const alone = parts.filter(({ sharing }) => !sharing);
  const rows = await runInLanes(alone, 1, (part) => {
    build();
    return runPart(part, small);
  });
  build();
  const sharing = parts.filter((part) => part.sharing);
  rows.push(...(await runInLanes(sharing, LANES, (part) => runPart(part, small))));
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  console.log(`\nNode ${process.version}, ${cpus().length} × ${processor}`);
  if (small) console.log('A small run: it shows that the parts work, and proves nothing.');
  printTable(rows);
  process.exitCode = rows.length > 0 && rows.every(({ isShort }) => !isShort) ? 0 : 1;
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
