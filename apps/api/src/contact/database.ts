import { constants } from 'node:fs';
import { mkdir, open as openFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { reasonOf } from '../http/errors/error-reason.ts';
import { fileOf } from './database-url.ts';
import { isBusy, retryWhileBusy } from './retry-while-busy.ts';
import type { Database, RunQuery } from './store.ts';

// This file is one folder deeper than the bundle that it is built into (dist/*.js).
const FROM_HERE = import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations';
const MIGRATIONS = fileURLToPath(new URL(FROM_HERE, import.meta.url));

/** How long to wait for a lock, or for a database server. */
const DATABASE_TIMEOUT_MS = 5_000;

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * Times out where a database server doesn't answer. A request whose connection drops is retried once on a new
 * one: all queries are idempotent.
 */
async function fetchWithTimeout(request: Request): Promise<Response> {
  const send = (one: Request) => fetch(one, { signal: AbortSignal.timeout(DATABASE_TIMEOUT_MS) });
  try {
    return await send(request.clone());
  } catch (error) {
    if (isTimeout(error)) throw error;
    return send(request);
  }
}

function connect(url: string) {
  try {
    return createClient({ url, timeout: 0, fetch: fetchWithTimeout });
  } catch (cause) {
    // The driver's error for a file that it can't open has no code.
    if (reasonOf(cause) !== 'unknown') throw cause;
    throw Object.assign(new Error('no connection', { cause }), { code: 'SQLITE_CANTOPEN' });
  }
}

/**
 * Rejects while another process holds the lock of a database file. It is checked before each query, because the
 * driver leaves a statement that failed with SQLITE_BUSY open, and SQLite commits nothing on a connection with
 * an open statement, though it reports success.
 */
async function checkUnlocked(client: Client) {
  if (client.protocol === 'file') await client.executeMultiple('BEGIN EXCLUSIVE; ROLLBACK');
}

/** Device and inode, which change when the file is replaced; undefined where there is none. */
async function identityOf(file: string | undefined) {
  const stats = file === undefined ? undefined : await stat(file).catch(() => undefined);
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * Creates the file of a database where there is none, or the one that a link at its place leads to. Messages are
 * personal: only the server's user may read it, and the journal, which gets the same mode.
 */
async function createPrivately(file: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await openFile(file, constants.O_RDONLY | constants.O_CREAT, 0o600);
  await handle.close();
}

/** Whether a migration failed because it had been made already. */
function isDoneAlready(error: unknown): boolean {
  return error instanceof Error && /duplicate column|already exists/.test(error.message);
}

/**
 * Runs the migrations. Where several servers start at once on one database, one of them is first, and the others
 * fail, with nothing changed; then there is nothing left to do for them.
 */
async function migrateTogether(db: Database) {
  const options = { migrationsFolder: MIGRATIONS };
  try {
    await migrate(db, options);
  } catch (error) {
    if (!isDoneAlready(error)) throw error;
    await migrate(db, options);
  }
}

/** Opens the database and runs its migrations. */
async function open(url: string) {
  const file = fileOf(url);
  if (file !== undefined) await createPrivately(file);
  const client = connect(url);
  try {
    await checkUnlocked(client);
    const db = drizzle(client);
    await migrateTogether(db);
    return { db, identity: await identityOf(file) };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Whether a new connection may help; it doesn't against a full disk. */
function isConnectionError(error: unknown): boolean {
  return /^(?!SQLITE_FULL)(SQLITE_|CLIENT_CLOSED)/.test(reasonOf(error));
}

/**
 * Opens the connection to a database when it is first needed, and again after it was dropped or the file was
 * replaced.
 */
function createConnection(url: string) {
  let opening: ReturnType<typeof open> | undefined;

  async function getCurrent() {
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
      // Over HTTP there is nothing to close, and other queries on the client would fail between their requests.
      if (db.$client.protocol !== 'http') db.$client.close();
    };
    return { db, identity, drop };
  }

  return {
    isOpen: () => opening !== undefined,
    async get() {
      const connection = await getCurrent();
      if (connection.identity === (await identityOf(fileOf(url)))) return connection;
      connection.drop();
      return getCurrent();
    },
  };
}

/**
 * Runs queries on a database that is opened when it is first needed. A query that fails with a broken connection
 * is retried on a new one. While another process holds its lock, queries wait for `DATABASE_TIMEOUT_MS`
 * without blocking the event loop. Rejects with a code that contains no path.
 */
export function connectDatabase(url: string): RunQuery {
  const connection = createConnection(url);

  async function attempt<T>(query: (db: Database) => Promise<T>): Promise<T> {
    const { db, drop } = await connection.get();
    let isUnlocked = false;
    try {
      await checkUnlocked(db.$client);
      isUnlocked = true;
      return await query(db);
    } catch (error) {
      // A lock leaves nothing behind, but for the statement in a file (see `checkUnlocked`).
      const leavesNothing = !isUnlocked || db.$client.protocol !== 'file';
      const isLocked = isBusy(error) && leavesNothing;
      if (isConnectionError(error) && !isLocked) drop();
      throw error;
    }
  }

  async function attemptTwice<T>(query: (db: Database) => Promise<T>): Promise<T> {
    const wasOpen = connection.isOpen();
    try {
      return await attempt(query);
    } catch (error) {
      if (!wasOpen || isBusy(error) || !isConnectionError(error)) throw error;
    }
    return attempt(query);
  }

  return (query) => retryWhileBusy(() => attemptTwice(query), DATABASE_TIMEOUT_MS);
}
