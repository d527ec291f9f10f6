import { availableParallelism, cpus, loadavg } from 'node:os';
import { Command } from '@commander-js/extra-typings';
import pLimit from 'p-limit';
import { PARTS } from './proof/parts.mjs';
import { npm, runOrThrow } from './run.mjs';
import { runScript } from './run-program.mjs';

/*
 * `npm run proof`: what is too slow to be checked every day. It takes hours and wants a machine for itself: first
 * come the parts that need it quiet, one after the other, then those that can share it, several at a time. Each
 * part prints what it asked and saw; the table at the end says which of them fell short.
 */

/** @typedef {import('./proof/parts.mjs').Part} Part */

/** One more than there are cores: the soaks wait a good part of their time. */
const AT_A_TIME = availableParallelism() + 1;

/** Runs a part, or says why it is left out. */
async function runPart(/** @type {Part} */ part, /** @type {boolean} */ isSmall) {
  const { name, about, minutes, sharing = false } = part;
  if (sharing) console.log(`\n… ${name}`);
  const heading = `\n── ${name}: ${about} (${minutes} min at most)`;
  const reason = part.reasonToSkip?.();
  if (reason) return { part: name, verdict: `skipped: ${reason}` };
  const load = loadavg()[0] ?? 0;
  const [script = '', ...parameters] = isSmall ? (part.small ?? part.full) : part.full;
  const env = isSmall ? part.smallEnv : part.env;
  const ended = await runScript(
    heading,
    { script, parameters, env },
    { minutes, collect: sharing },
  );
  const failure = ended.isLate
    ? `took more than ${minutes} min, was ended`
    : `exit code ${ended.exitCode}`;
  const isShort = ended.isLate || ended.exitCode !== 0;
  return {
    part: name,
    verdict: isShort ? `SHORT: ${failure}` : 'ok',
    minutes: (ended.seconds / 60).toFixed(1),
    'load before': load.toFixed(1),
  };
}

/** The parts of a list of names, in their own order. Throws at a name that is none. */
function partsNamed(/** @type {string | undefined} */ names) {
  if (names === undefined) return PARTS;
  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) throw new Error(`No part of the proof: ${unknown.join(', ')} (--list)`);
  return PARTS.filter(({ name }) => wanted.includes(name));
}

/** Out of the cache, unless a part before has built the site in another way. */
const build = () => runOrThrow(...npm('run', '--silent', 'build'));

async function prove(/** @type {readonly Part[]} */ parts, /** @type {boolean} */ isSmall) {
  const rows = [];
  for (const part of parts.filter(({ sharing }) => !sharing)) {
    build();
    rows.push(await runPart(part, isSmall));
  }
  build();
  const sharing = parts.filter((part) => part.sharing);
  rows.push(...(await pLimit(AT_A_TIME).map(sharing, (part) => runPart(part, isSmall))));
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  console.log(`\nNode ${process.version}, ${cpus().length} × ${processor}`);
  if (isSmall) console.log('A small run: it shows that the parts work, and proves nothing.');
  console.table(rows);
  const isGood = rows.length > 0 && rows.every(({ verdict }) => !verdict.startsWith('SHORT'));
  process.exitCode = isGood ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await new Command('npm run proof --')
  .option('--only <names>', 'these parts and no others, with commas between them')
  .option('--small', 'each part with as little as shows that it works; such figures prove nothing')
  .option('--list', 'names the parts, with the minutes that each may take at most')
  .action(async ({ only, small = false, list }) => {
    if (list) console.table(PARTS, ['name', 'minutes', 'about']);
    else await prove(partsNamed(only), small);
  })
  .parseAsync();
