import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startAbusiveClients } from './abusive-clients.ts';
import {
  type Bar,
  barsOf,
  barText,
  comparisonBar,
  type Figures,
  faultBars,
  type Minute,
  soakBars,
} from './bars.ts';
import { compareWithBare } from './comparison.ts';
import { monitorHealth } from './health-monitor.ts';
import { generateLoad, type LoadOptions, type Outcome, percentile } from './load-generator.ts';
import { REQUESTS } from './requests.ts';
import { type RunningServer, startOurs } from './server.ts';
import { measureFaults } from './store-faults.ts';

const HELP = `Usage: npm run load -- [--seconds 10]
       npm run load -- --only-compare
       npm run load -- --soak 30
       npm run load -- --faults

Compares the built server with Hono alone: the same requests and replies, by turns, per second of CPU time. Then
measures its capacity, and how it behaves under ten times as much load. Exits with 1 where a bar is missed. On a
busy machine, go by "per CPU second": the load takes a CPU of its own. Fails when the server doesn't reply for 30
seconds.

With --soak it is under load for so many minutes, while one client in ten pipelines, disconnects or doesn't read:
ends with 1 where memory or open files grow, or health gets slower.

With --faults the database of the contact form is locked, made read-only, replaced, overwritten and put
on a full disk in turn, under traffic; ends with 1 where a message is lost, health waits, or readiness
says what isn't so. It needs Linux.
`;

const FEW_CONNECTIONS = 16;
const MANY_CONNECTIONS = 200;
/** Of those who ask for far more than the server carries. */
const OVERLOAD_CONNECTIONS = 1000;
/** How long a server may take to notice that its clients have disconnected. */
const SETTLING_MS = 2_000;
const WARM_UP_SECONDS = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);
const whole = (value: number) => value.toFixed(0);
const perSecond = (answers: readonly number[], seconds: number) => answers.length / seconds;
const times = (sorted: readonly number[]) =>
  [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');

interface Measured extends Outcome {
  /** Requests served per second of CPU time. */
  readonly servedPerCpu: number;
}

/** Measures a warm server: connections are open, code is compiled, the queue is as long as it gets. */
async function measure(
  server: RunningServer,
  options: Omit<LoadOptions, 'address' | 'warmUp'>,
): Promise<Measured> {
  let before = 0;
  async function onWarm() {
    before = (await server.state()).cpuSeconds;
  }
  const warmUp = { seconds: WARM_UP_SECONDS, onWarm };
  const outcome = await generateLoad({ address: server.address, warmUp, ...options });
  const cpuSeconds = (await server.state()).cpuSeconds - before;
  if (outcome.others > 0) throw new Error(`${outcome.others} answers were neither 200 nor 503`);
  return { ...outcome, servedPerCpu: outcome.served.length / cpuSeconds };
}

function printRow(name: string, { served, rejected, seconds, servedPerCpu }: Measured) {
  const cells = [
    name.padEnd(28),
    whole(perSecond(served, seconds)).padStart(9),
    whole(servedPerCpu).padStart(15),
    whole(perSecond(rejected, seconds)).padStart(9),
    times(served).padStart(22),
    (rejected.length > 0 ? times(rejected) : '').padStart(22),
  ];
  print(`| ${cells.join(' | ')} |`);
}

/** The capacity of the server: what it serves to a few clients that wait for their replies. */
async function measureCapacity(ours: RunningServer, seconds: number) {
  const few = { connections: FEW_CONNECTIONS, seconds };
  const hello = await measure(ours, { ...few, request: REQUESTS.hello });
  const hint = await measure(ours, { ...few, request: REQUESTS.hint });
  printRow('/api/hello', hello);
  printRow('/api/get_hint', hint);
  return { hello, hint };
}

async function measureOverload(
  ours: RunningServer,
  options: Pick<LoadOptions, 'seconds' | 'rate'>,
) {
  const stopMonitor = await monitorHealth(ours.address);
  const all = { ...options, connections: OVERLOAD_CONNECTIONS, request: REQUESTS.hint };
  const overload = await measure(ours, all);
  return { overload, health: await stopMonitor() };
}

/** One minute of clients that wait for their replies, and one in ten that doesn't. */
async function soakForMinute(ours: RunningServer): Promise<Minute> {
  const { address } = ours;
  const stopMonitor = await monitorHealth(address);
  const stopAbusive = startAbusiveClients(address, MANY_CONNECTIONS / 10);
  await generateLoad({
    address,
    connections: FEW_CONNECTIONS,
    seconds: 30,
    request: REQUESTS.hint,
  });
  await generateLoad({
    address,
    connections: MANY_CONNECTIONS,
    seconds: 30,
    request: REQUESTS.hello,
  });
  const healthP99 = percentile(await stopMonitor(), 0.99);
  await stopAbusive();
  await sleep(SETTLING_MS);
  const { heapUsed, rss, descriptors } = await ours.state();
  return { heapUsed, rss, descriptors, healthP99 };
}

async function soakFor(ours: RunningServer, minutes: number) {
  const seen: Minute[] = [];
  print('| minute | heap in MB | process in MB | open | health, 99 %, in ms |');
  for (let minute = 1; minute <= minutes; minute++) {
    const after = await soakForMinute(ours);
    seen.push(after);
    const megabytes = `${(after.heapUsed / 1e6).toFixed(1)} | ${(after.rss / 1e6).toFixed(0)}`;
    print(`| ${minute} | ${megabytes} | ${after.descriptors} | ${after.healthP99.toFixed(1)} |`);
  }
  return seen;
}

const ratio = (one: Measured, other: Measured) => one.servedPerCpu / other.servedPerCpu;

/** `goodput` is the share of the capacity that is served under overload. */
function overloadOf(
  { overload, health }: Awaited<ReturnType<typeof measureOverload>>,
  hint: Measured,
) {
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(health, share));
  return { goodput: ratio(overload, hint), healthMs: { median, p99, longest } };
}

function printOverload(name: string, { goodput, healthMs }: ReturnType<typeof overloadOf>) {
  const health = Object.values(healthMs).map((ms) => ms?.toFixed(1));
  print(`${name}: ${goodput.toFixed(2)} of what it carries is served`);
  print(`health meanwhile, ms: ${health.join(' / ')}`);
}

/** Measures everything, and prints rows as it goes. */
async function measureAll(ours: RunningServer, seconds: number): Promise<Figures> {
  const comparisons = await compareWithBare(ours, { seconds, print });
  print('\nTimes in ms: median / 99 % / longest\n');
  print('| | served/s | per CPU second | 503/s | time of 200 | time of 503 |');
  const { hello, hint } = await measureCapacity(ours, seconds);
  const carried = perSecond(hint.served, hint.seconds);
  const often = await measureOverload(ours, { seconds, rate: 10 * carried });
  printRow('get_hint, 10 times as often', often.overload);
  const without = await measureOverload(ours, { seconds });
  printRow('get_hint, without a pause', without.overload);
  const tenfold = overloadOf(often, hint);
  print(`\nper CPU second: get_hint / hello ${ratio(hint, hello).toFixed(2)}`);
  printOverload('asked 10 times as often', tenfold);
  printOverload('asked without a pause', overloadOf(without, hint));
  return { comparisons, tenfold };
}

/** Prints each bar and the measured value; exits with 1 where one is missed. */
function judge(bars: readonly Bar[]) {
  print('');
  for (const bar of bars) print(barText(bar));
  if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

async function main() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      soak: { type: 'string' },
      'only-compare': { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  if (values.faults) return judge((await measureFaults(print)).flatMap(faultBars));
  const seconds = Number(values.seconds);
  const ours = await startOurs();
  if (values.soak !== undefined) judge(soakBars(await soakFor(ours, Number(values.soak))));
  else if (values['only-compare']) {
    judge((await compareWithBare(ours, { seconds, print })).map(comparisonBar));
  } else judge(barsOf(await measureAll(ours, seconds)));
  await ours.stop();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
try {
  await main();
} catch (error) {
  process.stderr.write(`The load has failed: ${error instanceof Error ? error.message : error}\n`);
  // Connections and servers are still open, and would keep the process alive.
  process.exit(1);
}
