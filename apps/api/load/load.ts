import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { barsOf, barText, type Figures, type Minute } from './bars.ts';
import { type Fire, fireAt, type Outcome, percentile } from './fire.ts';
import { watchHealth } from './health-watch.ts';
import { REQUESTS } from './requests.ts';
import { startRudeClients } from './rude-clients.ts';
import { type RunningServer, startBare, startOurs } from './server.ts';
import { measureFaults } from './store-faults.ts';

const HELP = `Usage: npm run load -- [--seconds 10] [--connections 1000] [--minutes 0] [--json]
       npm run load -- --faults [--json]

How much the built server carries, what it does with ten times as much, and, with --minutes, whether
its memory and what it has open stay the same, also when one client in ten pipelines, hangs up or
doesn't read. Ends with 1 where a bar is missed. The load takes a processor of its own: "per CPU second" is what counts
where the machine has other things to do. With --json the figures go to standard output, as one
object, and the table to standard error. A server that answers nothing for 30 seconds ends the load.

With --faults the database of the contact form is locked, made read-only, replaced, overwritten and put
on a full disk in turn, under traffic; ends with 1 where a message is lost, health waits, or readiness
says what isn't so. It needs Linux.
`;

const FEW = 16;
const MANY = 200;
/** How long a server may take to see that its clients have gone, in milliseconds. */
const SETTLING_MS = 2_000;
/** In seconds. */
const WARM_UP = 3;

/** Where the table is printed, as it grows. */
let table: NodeJS.WritableStream = process.stdout;
const print = (line: string) => table.write(`${line}\n`);
const whole = (value: number) => value.toFixed(0);
const perSecond = (answers: readonly number[], seconds: number) => answers.length / seconds;
const times = (sorted: readonly number[]) =>
  [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');

interface Measured extends Outcome {
  /** What a second of processor time serves. */
  readonly servedPerCpu: number;
}

/** What a server does when it is warm: connections are open, code is compiled, the line is as long as it gets. */
async function measure(
  server: RunningServer,
  fire: Omit<Fire, 'address' | 'warmUp'>,
): Promise<Measured> {
  let before = 0;
  async function whenWarm() {
    before = (await server.state()).cpuSeconds;
  }
  const warmUp = { seconds: WARM_UP, whenWarm };
  const outcome = await fireAt({ address: server.address, warmUp, ...fire });
  const cpuSeconds = (await server.state()).cpuSeconds - before;
  if (outcome.others > 0) throw new Error(`${outcome.others} answers were neither 200 nor 503`);
  return { ...outcome, servedPerCpu: outcome.served.length / cpuSeconds };
}

function printRow(name: string, { served, refused, seconds, servedPerCpu }: Measured) {
  const cells = [
    name.padEnd(28),
    whole(perSecond(served, seconds)).padStart(9),
    whole(servedPerCpu).padStart(15),
    whole(perSecond(refused, seconds)).padStart(9),
    times(served).padStart(22),
    (refused.length > 0 ? times(refused) : '').padStart(22),
  ];
  print(`| ${cells.join(' | ')} |`);
}

/** What the server carries when it is asked by a few who wait for their answers. */
async function measureCapacity(ours: RunningServer, seconds: number) {
  const bare = await startBare();
  const few = { connections: FEW, seconds };
  const bareHello = await measure(bare, { ...few, request: REQUESTS.bareHello });
  await bare.stop();
  const hello = await measure(ours, { ...few, request: REQUESTS.hello });
  const hint = await measure(ours, { ...few, request: REQUESTS.hint });
  printRow('hello of a bare Hono', bareHello);
  printRow('/api/hello', hello);
  printRow('/api/get_hint', hint);
  return { bareHello, hello, hint };
}

async function measureOverload(ours: RunningServer, fire: Omit<Fire, 'address' | 'request'>) {
  const endWatch = await watchHealth(ours.address);
  const overload = await measure(ours, { ...fire, request: REQUESTS.hint });
  return { overload, health: await endWatch() };
}

/** One minute of clients that wait for their answers, and beside them of one in ten that doesn't. */
async function soakForMinute(ours: RunningServer): Promise<Minute> {
  const { address } = ours;
  const endHealth = await watchHealth(address);
  const endRude = startRudeClients(address, MANY / 10);
  await fireAt({ address, connections: FEW, seconds: 30, request: REQUESTS.hint });
  await fireAt({ address, connections: MANY, seconds: 30, request: REQUESTS.hello });
  const healthP99 = percentile(await endHealth(), 0.99);
  await endRude();
  await sleep(SETTLING_MS);
  const { heapUsed, rss, descriptors } = await ours.state();
  return { heapUsed, rss, descriptors, healthP99 };
}

/** The server under load, minute by minute. */
async function soakFor(ours: RunningServer, minutes: number) {
  const seen: Minute[] = [];
  if (minutes > 0) print('\n| minute | heap in MB | process in MB | open | health, 99 %, in ms |');
  for (let minute = 1; minute <= minutes; minute++) {
    const after = await soakForMinute(ours);
    seen.push(after);
    const megabytes = `${(after.heapUsed / 1e6).toFixed(1)} | ${(after.rss / 1e6).toFixed(0)}`;
    print(`| ${minute} | ${megabytes} | ${after.descriptors} | ${after.healthP99.toFixed(1)} |`);
  }
  return seen;
}

const ratio = (one: Measured, other: Measured) => one.servedPerCpu / other.servedPerCpu;

type Capacity = Awaited<ReturnType<typeof measureCapacity>>;

/** What overload was measured to be: which share of what is carried is served, and health meanwhile in ms. */
function overloadOf(
  { overload, health }: Awaited<ReturnType<typeof measureOverload>>,
  hint: Measured,
) {
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(health, share));
  return { goodput: ratio(overload, hint), healthMs: { median, p99, longest } };
}

function printRatios({ bareHello, hello, hint }: Capacity) {
  const toBare = ratio(hint, bareHello).toFixed(2);
  print(`\nper CPU second: hello / bare hello ${ratio(hello, bareHello).toFixed(2)}`);
  print(`get_hint / hello ${ratio(hint, hello).toFixed(2)}, get_hint / bare hello ${toBare}`);
}

function printOverload(name: string, { goodput, healthMs }: ReturnType<typeof overloadOf>) {
  const health = Object.values(healthMs).map((ms) => ms?.toFixed(1));
  print(`${name}: ${goodput.toFixed(2)} of what it carries is served`);
  print(`health meanwhile, ms: ${health.join(' / ')}`);
}

interface Wanted {
  readonly seconds: number;
  readonly connections: number;
  readonly minutes: number;
}

/** Measures everything, printing as it goes; the figures. */
async function measureAll(ours: RunningServer, { seconds, connections, minutes }: Wanted) {
  print('Times in ms: median / 99 % / longest\n');
  print('| | served/s | per CPU second | 503/s | time of 200 | time of 503 |');
  const capacity = await measureCapacity(ours, seconds);
  const { hello, hint } = capacity;
  const carried = perSecond(hint.served, hint.seconds);
  const often = await measureOverload(ours, { connections, seconds, rate: 10 * carried });
  printRow('get_hint, 10 times as often', often.overload);
  const without = await measureOverload(ours, { connections, seconds });
  printRow('get_hint, without a pause', without.overload);
  const [tenfold, endless] = [overloadOf(often, hint), overloadOf(without, hint)];
  printRatios(capacity);
  printOverload('asked 10 times as often', tenfold);
  printOverload('asked without a pause', endless);
  const carries = { hello: perSecond(hello.served, hello.seconds), hint: carried };
  return { perSecond: carries, tenfold, endless, soak: await soakFor(ours, minutes) };
}

async function runFaults(json: boolean) {
  const faults = await measureFaults(print);
  if (json) process.stdout.write(`${JSON.stringify(faults)}\n`);
  if (faults.some(({ shortfalls }) => shortfalls.length > 0)) process.exitCode = 1;
}

/** Prints what is asked and what was seen; ends with 1 where a bar is missed. */
function judge(figures: Figures) {
  const bars = barsOf(figures);
  print('');
  for (const bar of bars) print(barText(bar));
  if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

async function main() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  if (values.json) table = process.stderr;
  if (values.faults) return runFaults(values.json);
  const ours = await startOurs();
  const figures = await measureAll(ours, {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    minutes: Number(values.minutes),
  });
  await ours.stop();
  judge(figures);
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
try {
  await main();
} catch (error) {
  process.stderr.write(
    `The load has come to no end: ${error instanceof Error ? error.message : error}\n`,
  );
  // Connections and servers are still open: without this they would be waited for.
  process.exit(1);
}
