import { setTimeout as sleep } from 'node:timers/promises';
import type { Comparison } from './bars.ts';
import { generateLoad } from './load-generator.ts';
import { COMPARED_ENDPOINTS, COMPARED_FILES, requestOf } from './requests.ts';
import { type RunningServer, startBare } from './server.ts';

const CONNECTIONS = 16;
/** Each server has so many turns at each request. */
const TURNS = 5;
/** Until the code is compiled: of the first turn, and of each. */
const WARM_UP_SECONDS = { first: 3, each: 0.2 };
/** Until what the last turn left is done. */
const PAUSE_MS = 100;

/** What the bare server has to answer: the same as ours. */
async function repliesOf({ address }: RunningServer) {
  const replies: Record<string, unknown> = {};
  for (const each of COMPARED_ENDPOINTS) {
    const body = 'body' in each ? each.body : undefined;
    const reply = await fetch(new URL(each.path, address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    replies[each.path] = await reply.json();
  }
  return replies;
}

/** Counts what a server serves, and the processor time that it takes. */
async function takeTurn(server: RunningServer, request: Buffer, seconds: number, warmUp: number) {
  let before = 0;
  async function onWarm() {
    before = await server.cpuSeconds();
  }
  const { served, others } = await generateLoad({
    address: server.address,
    request,
    connections: CONNECTIONS,
    seconds,
    warmUp: { seconds: warmUp, onWarm },
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
async function compare(ours: RunningServer, bare: RunningServer, request: Buffer, seconds: number) {
  const turns: { readonly ours: Turn; readonly bare: Turn }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const warmUp = turn === 0 ? WARM_UP_SECONDS.first : WARM_UP_SECONDS.each;
    const ofBare = await takeTurn(bare, request, seconds / TURNS, warmUp);
    const ofOurs = await takeTurn(ours, request, seconds / TURNS, warmUp);
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
    const seen = await compare(ours, bare, requestOf(path, options), seconds);
    const share = seen.ours / seen.bare;
    shares.push({ name, share, minimum });
    print(`| ${name} | ${seen.bare.toFixed(0)} | ${seen.ours.toFixed(0)} | ${share.toFixed(2)} |`);
  }
  await bare.stop();
  return shares;
}
