import { parseArgs } from 'node:util';
import { type Fire, fireAt, type Outcome, percentile } from './fire.ts';
import { watchHealth } from './health-watch.ts';
import { REQUESTS } from './requests.ts';
import { type RunningServer, startBare, startOurs } from './server.ts';

const HELP = `Usage: npm run load -- [--seconds 10] [--connections 1000] [--minutes 0]

How much the built server carries, what it does with ten times as much, and, with --minutes, whether
its memory stays the same. The load takes a processor of its own: "per CPU second" is what counts
where the machine has other things to do.
`;

const FEW = 16;

const print = (line: string) => process.stdout.write(`${line}\n`);
const whole = (value: number) => value.toFixed(0);
const perSecond = (answers: readonly number[], seconds: number) => answers.length / seconds;
const times = (sorted: readonly number[]) =>
  [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');

interface Measured extends Outcome {
  /** What a second of processor time serves. */
  readonly servedPerCpu: number;
}

async function measure(server: RunningServer, fire: Omit<Fire, 'address'>): Promise<Measured> {
  const before = await server.state();
  const outcome = await fireAt({ address: server.address, ...fire });
  const cpuSeconds = (await server.state()).cpuSeconds - before.cpuSeconds;
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
  for (const [server, request] of [
    [bare, REQUESTS.bareHello],
    [ours, REQUESTS.hint],
  ] as const) {
    await fireAt({ address: server.address, request, connections: FEW, seconds: 2 });
  }
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

/** Memory under load, minute by minute. */
async function watchMemory(ours: RunningServer, minutes: number) {
  print('\n| minute | heap in MB | process in MB |');
  for (let minute = 1; minute <= minutes; minute++) {
    const fire = { address: ours.address, connections: FEW, seconds: 30 };
    await fireAt({ ...fire, request: REQUESTS.hint });
    await fireAt({ ...fire, request: REQUESTS.hello, connections: 200 });
    const { heapUsed, rss } = await ours.state();
    print(`| ${minute} | ${(heapUsed / 1e6).toFixed(1)} | ${(rss / 1e6).toFixed(0)} |`);
  }
}

async function main() {
  const options = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      seconds: options,
      connections: options,
      minutes: options,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const [seconds, connections, minutes] = [
    Number(values.seconds ?? 10),
    Number(values.connections ?? 1000),
    Number(values.minutes ?? 0),
  ];
  const ours = await startOurs();
  print('Times in ms: median / 99 % / longest\n');
  print('| | served/s | per CPU second | 503/s | time of 200 | time of 503 |');
  const { bareHello, hello, hint } = await measureCapacity(ours, seconds);
  const carried = perSecond(hint.served, hint.seconds);
  const tenfold = await measureOverload(ours, { connections, seconds, rate: 10 * carried });
  printRow('get_hint, 10 times as often', tenfold.overload);
  const endless = await measureOverload(ours, { connections, seconds });
  printRow('get_hint, without a pause', endless.overload);

  const ratio = (one: Measured, other: Measured) =>
    (one.servedPerCpu / other.servedPerCpu).toFixed(2);
  print(`\nper CPU second: hello / bare hello ${ratio(hello, bareHello)}`);
  print(`get_hint / hello ${ratio(hint, hello)}, get_hint / bare hello ${ratio(hint, bareHello)}`);
  print(`asked 10 times as often: ${ratio(tenfold.overload, hint)} of what it carries is served`);
  print(`asked without a pause: ${ratio(endless.overload, hint)}`);
  print(`health meanwhile, ms: ${times(tenfold.health)}, and ${times(endless.health)}`);
  if (minutes > 0) await watchMemory(ours, minutes);
  await ours.stop();
}

await main();
