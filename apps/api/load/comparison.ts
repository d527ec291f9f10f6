import { setTimeout as sleep } from 'node:timers/promises';
import type { Comparison } from './bars.ts';
import { generateLoad, type LoadOptions } from './load-generator.ts';
import { COMPARED_ENDPOINTS, COMPARED_FILES, requestOf } from './requests.ts';
import { type RunningServer, startBare } from './server.ts';

const CONNECTIONS = 16;
/** Each server has so many turns at each request. */
const TURNS = 5;
/** Before the first turn each server has so much processor time to compile its code; before each, a moment. */
const WARM_UP_CPU_SECONDS = 3;
const WARM_UP_SECONDS = 0.2;
/** Until what the last turn left is done. */
const PAUSE_MS = 100;

type Requests = LoadOptions['request'];

/** What the bare server has to answer: the same as ours. */
async function repliesOf({ address }: RunningServer) {
  const replies: Record<string, unknown> = {};
  for (const each of COMPARED_ENDPOINTS) {
    const [body] = 'bodies' in each ? each.bodies : [];
    const reply = await fetch(new URL(each.path, address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    replies[each.path] = await reply.json();
  }
  return replies;
}

/** Asks until the server has had its processor time, however long that takes on a busy machine. */
async function warmUp(server: RunningServer, request: Requests) {
  const before = await server.cpuSeconds();
  while ((await server.cpuSeconds()) - before < WARM_UP_CPU_SECONDS) {
    await generateLoad({
      address: server.address,
      request,
      connections: CONNECTIONS,
      seconds: 1,
    });
  }
}

/** Counts what a server serves, and the processor time that it takes. */
async function takeTurn(server: RunningServer, request: Requests, seconds: number) {
  let before = 0;
  async function onWarm() {
    before = await server.cpuSeconds();
  }
  const { served, others } = await generateLoad({
    address: server.address,
    request,
    connections: CONNECTIONS,
    seconds,
    warmUp: { seconds: WARM_UP_SECONDS, onWarm },
  });
  const cpuSeconds = (await server.cpuSeconds()) - before;
  if (others > 0) throw new Error(`${others} answers were neither 200 nor 503`);
  await sleep(PAUSE_MS);
  return { served: served.length, cpuSeconds };
}

type Turn = Awaited<ReturnType<typeof takeTurn>>;

function perCpuSecond(turns: readonly Turn[]): number {
  const sum = (of: (turn: Turn) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  return sum(({ served }) => served) / sum(({ cpuSeconds }) => cpuSeconds);
}

/** Both servers by turns, with one request. */
async function compare(
  ours: RunningServer,
  bare: RunningServer,
  request: Requests,
  seconds: number,
) {
  const turns: { readonly ours: Turn; readonly bare: Turn }[] = [];
  for (const server of [bare, ours]) await warmUp(server, request);
  for (let turn = 0; turn < TURNS; turn++) {
    const ofBare = await takeTurn(bare, request, seconds / TURNS);
    const ofOurs = await takeTurn(ours, request, seconds / TURNS);
    turns.push({ bare: ofBare, ours: ofOurs });
  }
  return {
    ours: perCpuSecond(turns.map((turn) => turn.ours)),
    bare: perCpuSecond(turns.map((turn) => turn.bare)),
  };
}

/**
 * What our server serves in each second of its processor time, compared with Hono alone: the same requests and
 * replies, by turns, so that whatever else the machine does meets both alike.
 */
export async function compareWithBare(
  ours: RunningServer,
  { seconds, print }: { readonly seconds: number; readonly print: (line: string) => void },
): Promise<Comparison[]> {
  const bare = await startBare(await repliesOf(ours));
  const shares: Comparison[] = [];
  print('\n| per CPU second | Hono alone | ours | share |');
  for (const { name, path, minimum, ...options } of [...COMPARED_ENDPOINTS, ...COMPARED_FILES]) {
    const requests =
      'bodies' in options
        ? options.bodies.map((body) => requestOf(path, { body }))
        : requestOf(path, options);
    const seen = await compare(ours, bare, requests, seconds);
    const share = seen.ours / seen.bare;
    shares.push({ name, share, minimum });
    print(`| ${name} | ${seen.bare.toFixed(0)} | ${seen.ours.toFixed(0)} | ${share.toFixed(2)} |`);
  }
  await bare.stop();
  return shares;
}
