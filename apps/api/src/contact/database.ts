import { mkdir, open as openFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { reasonOf } from '../http/error-reason.ts';
import { fileOf } from './database-url.ts';
import { isBusy, retryWhileBusy } from './retry-while-busy.ts';
import type { Database, RunQuery } from './store.ts';

// This file lies one folder deeper than what it is built into (dist/*.js).
const FROM_HERE = import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations';
const MIGRATIONS = fileURLToPath(new URL(FROM_HERE, import.meta.url));

/** How long to wait for another process that is writing, or for a server; in milliseconds. */
const PATIENCE = 5_000;

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * A database server that says nothing must not keep the sender waiting for ever. Where a connection
 * drops, the request is made once more on a new one: nothing that is written here harms when it
 * comes twice.
 */
async function fetchInTime(request: Request): Promise<Response> {
  const send = (one: Request) => fetch(one, { signal: AbortSignal.timeout(PATIENCE) });
  try {
    return await send(request.clone());
  } catch (error) {
    if (isTimeout(error)) throw error;
    return send(request);
  }
}

function connect(url: string) {
  try {
    return createClient({ url, timeout: 0, fetch: fetchInTime });
  } catch (cause) {
    // The driver gives no code to a file that it can't open.
    if (reasonOf(cause) !== 'unknown') throw cause;
    throw Object.assign(new Error('no connection', { cause }), { code: 'SQLITE_CANTOPEN' });
  }
}

/**
 * Rejects while somebody else holds the file of a database. A query must not find that out: the driver
 * leaves a statement that was refused unfinished, and as long as there is one SQLite commits nothing
 * on that connection, though it says that all is well.
 */
async function checkIsFree(client: Client) {
  if (client.protocol === 'file') await client.executeMultiple('BEGIN EXCLUSIVE; ROLLBACK');
}

/** Tells one file from another of the same name; undefined where there is none. */
async function identityOf(file: string | undefined) {
  const stats = file === undefined ? undefined : await stat(file).catch(() => undefined);
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * Makes the file of a database where there is none. Messages are personal: nobody but the server's own user
 * reads it, nor what SQLite puts beside it. Where it can't be made, the driver says why.
 */
async function makePrivately(file: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await openFile(file, 'wx', 0o600).catch(() => undefined);
  await handle?.close();
}

/** Opens the database and brings its tables up to date. */
async function open(url: string) {
  const file = fileOf(url);
  if (file !== undefined) await makePrivately(file);
  const client = connect(url);
  try {
    await checkIsFree(client);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    return { db, identity: await identityOf(file) };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Whether another connection may do better; no other one can write to a full disk. */
function isBroken(error: unknown): boolean {
  return /^(?!SQLITE_FULL)(SQLITE_|CLIENT_CLOSED)/.test(reasonOf(error));
}

/**
 * Keeps the connection to a database: made when it is first asked for, and anew once it was dropped. Its
 * file may have been replaced, or could only be read when it was opened.
 */
function keepConnection(url: string) {
  let opening: ReturnType<typeof open> | undefined;

  async function getAny() {
    opening ??= open(url);
    const mine = opening;
    const forget = () => {
      if (opening === mine) opening = undefined;
    };
    const { db, identity } = await mine.catch((error: unknown) => {
      forget();
      throw error;
    });
    const drop = () => {
      forget();
      db.$client.close();
    };
    return { db, identity, drop };
  }

  return {
    isThere: () => opening !== undefined,
    async get() {
      const connection = await getAny();
      if (connection.identity === (await identityOf(fileOf(url)))) return connection;
      connection.drop();
      return getAny();
    },
  };
}

/**
 * A database that is opened when it is first needed. Where its connection is broken another one is made, and
 * what was asked is asked once more. While somebody else holds the database, queries wait for 5 seconds, and
 * nothing but they waits. Rejects with a code that names no path.
 */
export function connectDatabase(url: string): RunQuery {
  const connection = keepConnection(url);

  async function attempt<T>(query: (db: Database) => Promise<T>): Promise<T> {
    const { db, drop } = await connection.get();
    let isFree = false;
    try {
      await checkIsFree(db.$client);
      isFree = true;
      return await query(db);
    } catch (error) {
      const isWaiting = isBusy(error) && !isFree;
      if (isBroken(error) && !isWaiting) drop();
      throw error;
    }
  }

  async function attemptTwice<T>(query: (db: Database) => Promise<T>): Promise<T> {
    const wasThere = connection.isThere();
    try {
      return await attempt(query);
    } catch (error) {
      if (!wasThere || isBusy(error) || !isBroken(error)) throw error;
    }
    return attempt(query);
  }

  return (query) => retryWhileBusy(() => attemptTwice(query), PATIENCE);
}
