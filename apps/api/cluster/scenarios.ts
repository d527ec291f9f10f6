import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { CONTACT_LIMIT } from '../src/limits/rate-limit.ts';
import type { Cluster, ClusterServer } from './machines.ts';
import { type End, isFailed, readLine, wasInFlight } from './proxy-log.ts';
import { ask, nextAddress, type Reply, sendMessage, startTraffic } from './traffic.ts';

const CLIENTS = 4;
/** How long traffic flows before, between and after what happens; longer than the proxy shuns a server. */
const CALM_MS = 2_500;
const OUTAGE_MS = 3_000;
/** More than all servers allow, each for itself. */
const ATTEMPTS = 12;

/** The messages in the database, and how often each is there. */
async function storedMessages({ databaseUrl }: Cluster): Promise<ReadonlyMap<string, number>> {
  const client = createClient({ url: databaseUrl });
  const { rows } = await client.execute('SELECT message FROM contact_messages');
  client.close();
  const times = new Map<string, number>();
  for (const { message } of rows) times.set(String(message), (times.get(String(message)) ?? 0) + 1);
  return times;
}

/** How messages fared: those that were acknowledged, lost though they were, and stored twice. */
export interface Messages {
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
}

async function countMessages(cluster: Cluster, acknowledged: readonly string[]): Promise<Messages> {
  const times = await storedMessages(cluster);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((message) => !times.has(message)).length,
    twice: [...times.values()].filter((count) => count > 1).length,
  };
}

/** How many of some messages from one address are taken, by all servers together. */
async function countAllowed({ address }: Cluster) {
  const from = nextAddress();
  const statuses: (number | undefined)[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    statuses.push(
      (await ask(address, { path: '/api/send-contact', body: { message: randomUUID() }, from }))
        .status,
    );
  }
  return {
    allowed: statuses.filter((status) => status === 200).length,
    unexpected: statuses.filter((status) => status !== 200 && status !== 429).length,
  };
}

/** Limits with Redis, without, and how many seconds after its return they are shared again. */
export async function measureLimits(cluster: Cluster) {
  const shared = await countAllowed(cluster);
  await cluster.redis.end('SIGKILL');
  const apart = await countAllowed(cluster);
  await cluster.redis.start();
  const back = Date.now();
  while ((await countAllowed(cluster)).allowed !== CONTACT_LIMIT.points) await sleep(100);
  return { shared, apart, secondsToShare: (Date.now() - back) / 1000 };
}

/** The same message, under the same key, to one server, to the other, and to the first after a restart. */
export async function measureKeys(cluster: Cluster) {
  const [one, other] = cluster.servers;
  const [message, key] = [randomUUID(), randomUUID()];
  const first = await sendMessage(one.url, message, key);
  const second = await sendMessage(other.url, message, key);
  await one.end('SIGKILL');
  await one.start();
  const third = await sendMessage(one.url, message, key);
  const reused = await sendMessage(other.url, 'Another message', key);
  return {
    statuses: [first, second, third, reused].map(({ status }) => status),
    code: reused.code,
    times: (await storedMessages(cluster)).get(message),
  };
}

/** What was answered to the clients. */
export interface Answers {
  readonly requests: number;
  /** No answer, or none of ours. */
  readonly failed: number;
  /** 503 with an error of ours, by its code; `overloaded` tells more about the machine than about the cluster. */
  readonly refused: Readonly<Record<string, number>>;
}

const isRefused = ({ status, code }: Reply) => status === 503 && code !== undefined;
const isFailedReply = (reply: Reply) => (reply.status ?? 599) >= 499 && !isRefused(reply);

function countAnswers(replies: readonly Reply[]): Answers {
  const refused: Record<string, number> = {};
  for (const { code } of replies.filter(isRefused)) {
    refused[String(code)] = (refused[String(code)] ?? 0) + 1;
  }
  return { requests: replies.length, failed: replies.filter(isFailedReply).length, refused };
}

async function killAndRestart(server: ClusterServer): Promise<End> {
  const signalled = Date.now();
  await server.end('SIGKILL');
  const gone = Date.now();
  await sleep(CALM_MS);
  await server.start();
  await sleep(CALM_MS);
  return { host: server.host, signalled, gone };
}

/** Kills one server after the other under traffic, and starts it again. */
export async function measureKills(cluster: Cluster, kills: number) {
  const before = cluster.proxyLog().length;
  const traffic = startTraffic(cluster.address, CLIENTS);
  await sleep(CALM_MS);
  const ends: End[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const [one, other] = cluster.servers;
    ends.push(await killAndRestart(kill % 2 === 0 ? one : other));
  }
  await traffic.stop();
  const passed = cluster.proxyLog().slice(before).map(readLine);
  const inFlight = passed.filter((each) => ends.some((end) => wasInFlight(each, end)));
  const failed = passed.filter(isFailed);
  return {
    answers: countAnswers(traffic.replies),
    inFlight: inFlight.length,
    failedElsewhere: failed.filter((each) => !inFlight.includes(each)).length,
    messages: await countMessages(cluster, traffic.stored),
  };
}

/** Replaces one server after the other under traffic, as for a new version. */
export async function measureRollingRestarts(cluster: Cluster, rounds: number) {
  const traffic = startTraffic(cluster.address, CLIENTS);
  await sleep(CALM_MS);
  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const server of cluster.servers) {
      codes.push(await server.end('SIGTERM'));
      await server.start();
      await sleep(CALM_MS);
    }
  }
  await traffic.stop();
  return {
    answers: countAnswers(traffic.replies),
    uncleanEnds: codes.filter((code) => code !== 0).length,
    messages: await countMessages(cluster, traffic.stored),
  };
}

/** Kills the database under traffic, and starts it again. */
export async function measureDatabaseOutage(cluster: Cluster) {
  const traffic = startTraffic(cluster.address, CLIENTS);
  await sleep(CALM_MS);
  await cluster.sqld.end('SIGKILL');
  await sleep(OUTAGE_MS);
  await cluster.sqld.start();
  const back = Date.now();
  await sleep(OUTAGE_MS);
  await traffic.stop();
  const isDown = ({ code }: Reply) => code === 'storage-unavailable';
  const last = Math.max(back, ...traffic.replies.filter(isDown).map(({ began }) => began));
  return {
    answers: countAnswers(traffic.replies),
    secondsToStore: (last - back) / 1000,
    messages: await countMessages(cluster, traffic.stored),
  };
}
