import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { type ContactStore, contactStore, type StoreOptions } from '../contact/store.ts';

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

type Environment = Readonly<Record<string, string | undefined>>;

/** A file among the user's own data, where no deployment of the source touches it. */
export function defaultDatabaseUrl({ XDG_DATA_HOME, LOCALAPPDATA }: Environment): string {
  const home = XDG_DATA_HOME || LOCALAPPDATA || join(homedir(), '.local', 'share');
  return pathToFileURL(join(home, 'nanpure-lab', 'contact.db')).href;
}

/** The folder of an embedded database; undefined for one on a server. */
function folderOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return dirname(url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length));
}

/** Opens the database, brings its tables up to date, and gives the messages in it. */
export async function openContactStore(url: string, options: StoreOptions): Promise<ContactStore> {
  const folder = folderOf(url);
  // Messages are personal: nobody but the server's own user looks into their folder.
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  const db = drizzle(createClient({ url, timeout: PATIENCE, fetch: fetchInTime }));
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return contactStore(db, options);
}

/** A store that is opened when it is first needed, and again after that has failed. */
export function lazily(open: () => Promise<ContactStore>): () => Promise<ContactStore> {
  let opening: Promise<ContactStore> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}
