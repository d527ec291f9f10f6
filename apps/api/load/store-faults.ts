import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { z } from 'zod';
import type { FaultFigures } from './bars.ts';
import { monitorHealth } from './health-monitor.ts';
import { generateLoad, percentile } from './load-generator.ts';
import { REQUESTS } from './requests.ts';
import { type RunningServer, startUnprivileged } from './server.ts';

/** How long a fault lasts, and the traffic before and after it; in milliseconds. */
const BEFORE_MS = 2_000;
const FAULT_MS = 8_000;
const AFTER_MS = 12_000;
const MESSAGE_EVERY_MS = 50;
const READINESS_EVERY_MS = 200;
const HINTS_PER_SECOND = 200;
/** So long that every other message needs another page of the database. */
const MESSAGE_LENGTH = 2_000;

/** The files that hold the messages that were confirmed, and what ends a fault. */
interface Begun {
  readonly end: () => void;
  readonly files: readonly string[];
}

interface Fault {
  readonly name: string;
  readonly begin: (server: RunningServer) => Begun;
}

function lock({ database }: RunningServer): Begun {
  const other = new Database(database);
  // The server may be writing a message just now.
  other.exec('PRAGMA busy_timeout = 2000');
  other.exec('BEGIN EXCLUSIVE');
  return {
    files: [database],
    end() {
      other.exec('COMMIT');
      other.close();
    },
  };
}

/** Neither the file nor a journal beside it can be written. */
function makeReadOnly({ database }: RunningServer): Begun {
  const folder = dirname(database);
  chmodSync(database, 0o400);
  chmodSync(folder, 0o500);
  return {
    files: [database],
    end() {
      chmodSync(folder, 0o700);
      chmodSync(database, 0o600);
    },
  };
}

function replaceByBackup({ database, own }: RunningServer): Begun {
  const [backup, old] = [`${database}.backup`, `${database}.old`];
  copyFileSync(database, backup);
  own(backup);
  renameSync(database, old);
  renameSync(backup, database);
  return { files: [old, database], end: () => {} };
}

function fillWithGarbage({ database, own }: RunningServer): Begun {
  const aside = `${database}.aside`;
  renameSync(database, aside);
  writeFileSync(database, 'no database at all, but long enough to be one '.repeat(100));
  own(database);
  return { files: [database], end: () => renameSync(aside, database) };
}

/** As on a full disk, no file of the server grows. */
function fillDisk({ database, pid, user }: RunningServer): Begun {
  const limit = (size: number | 'unlimited') =>
    execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${size}:unlimited`], { ...user });
  limit(statSync(database).size);
  return { files: [database], end: () => limit('unlimited') };
}

const FAULTS: readonly Fault[] = [
  { name: 'locked by another process', begin: lock },
  { name: 'read-only, and back', begin: makeReadOnly },
  { name: 'replaced by a backup', begin: replaceByBackup },
  { name: 'garbage, and back', begin: fillWithGarbage },
  { name: 'disk full, and room again', begin: fillDisk },
];

/** What was answered, and when it was asked; milliseconds of `performance.now()`. */
interface Reply {
  readonly message: string;
  readonly status: number;
  /** The code of the error, where it is one. */
  readonly code?: unknown;
  readonly at: number;
}

/** Sends one message, as if from an address of its own, so that no limit per address is met. */
async function send({ address }: RunningServer, number: number): Promise<Reply> {
  const at = performance.now();
  const message = `${number} ${'x'.repeat(MESSAGE_LENGTH)}`;
  const reply = await fetch(new URL('/api/send-contact', address), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({ message }),
  });
  const { code } = Object(await reply.json());
  return { message, status: reply.status, code, at };
}

async function askReadiness({ address }: RunningServer): Promise<Reply> {
  const at = performance.now();
  const { status } = await fetch(new URL('/readyz', address));
  return { message: '', status, at };
}

/** Asks again and again until it is told to end; what came back. */
function askEvery(interval: number, ask: (number: number) => Promise<Reply>) {
  const replies: Promise<Reply>[] = [];
  const timer = setInterval(() => replies.push(ask(replies.length)), interval);
  return () => {
    clearInterval(timer);
    return Promise.all(replies);
  };
}

const MessagesSchema = z.array(z.object({ message: z.string() }));

function messagesIn(file: string): string[] {
  const database = new Database(file);
  const rows = MessagesSchema.parse(database.prepare('SELECT message FROM contact_messages').all());
  database.close();
  return rows.map(({ message }) => message);
}

/** Seconds from a moment to the first or last refusal; undefined where nothing was refused. */
function secondsTo(moment: number, reply: Reply | undefined) {
  return reply && (reply.at - moment) / 1000;
}

const isRefused = ({ status }: Reply) => status !== 200;

async function measureFault({ name, begin }: Fault): Promise<FaultFigures> {
  const server = await startUnprivileged();
  await send(server, 0xffff);
  const stopMonitor = await monitorHealth(server.address);
  const endMessages = askEvery(MESSAGE_EVERY_MS, (number) => send(server, number));
  const endReadiness = askEvery(READINESS_EVERY_MS, () => askReadiness(server));
  const seconds = (BEFORE_MS + FAULT_MS + AFTER_MS) / 1000;
  const hints = { connections: 16, seconds, rate: HINTS_PER_SECOND, request: REQUESTS.hint };
  const traffic = generateLoad({ address: server.address, ...hints });

  await sleep(BEFORE_MS);
  const began = performance.now();
  const { end, files } = begin(server);
  await sleep(FAULT_MS);
  end();
  const ended = performance.now();
  await sleep(AFTER_MS);
  const [messages, readiness] = await Promise.all([endMessages(), endReadiness()]);
  const health = await stopMonitor();
  const { others } = await traffic;
  await server.close();

  // A backup holds what had been there before: one message in two files isn't stored twice.
  const kept = files.map(messagesIn);
  const stored = messages.filter(({ status }) => status === 200);
  const refused = messages.filter(isRefused);
  const notReady = readiness.filter(isRefused);
  server.clean();
  return {
    name,
    stored: stored.length,
    refused: refused.length,
    codes: [...new Set(refused.map(({ code }) => String(code)))].join(', '),
    unexpected: others + refused.filter(({ status }) => status !== 503).length,
    lost: stored.filter(({ message }) => !kept.flat().includes(message)).length,
    twice: kept.reduce((sum, each) => sum + each.length - new Set(each).size, 0),
    storedThoughRefused: refused.filter(({ message }) => kept.flat().includes(message)).length,
    healthP99: percentile(health, 0.99),
    firstRefusal: secondsTo(began, refused[0]),
    notReady: secondsTo(began, notReady[0]),
    lastRefusal: secondsTo(ended, refused.at(-1)),
    readyAgain: secondsTo(ended, notReady.at(-1)),
  };
}

const inSeconds = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));

/**
 * Breaks the file of the contact form's messages in five ways under a server that is asked for hints, health,
 * readiness and to keep messages all the while. Prints a row for each as it goes.
 */
export async function measureFaults(print: (line: string) => void) {
  print(
    '| fault | stored | refused | as | lost | health, 99 %, in ms | refused from, to | not ready from, to |',
  );
  const all: FaultFigures[] = [];
  for (const fault of FAULTS) {
    const seen = await measureFault(fault);
    const { name, stored, refused, lost, codes, healthP99, firstRefusal, lastRefusal } = seen;
    const told = `${inSeconds(seen.notReady)}, ${inSeconds(seen.readyAgain)}`;
    const from = `${inSeconds(firstRefusal)}, ${inSeconds(lastRefusal)}`;
    print(
      `| ${name} | ${stored} | ${refused} | ${codes} | ${lost} | ${healthP99.toFixed(1)} | ${from} | ${told} |`,
    );
    all.push(seen);
  }
  print('Seconds "from" count from the beginning of a fault, "to" from its end.');
  return all;
}
