import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { err, ok, type Result } from '@nanpure/engine';

type Environment = Readonly<Record<string, string | undefined>>;

/** A file in the user's data folder, outside of what a deployment replaces. */
export function defaultDatabaseUrl({ XDG_DATA_HOME, LOCALAPPDATA }: Environment): string {
  const home = XDG_DATA_HOME || LOCALAPPDATA || join(homedir(), '.local', 'share');
  return pathToFileURL(join(home, 'nanpure-lab', 'contact.db')).href;
}

/**
 * The file of an embedded database; undefined for one on a server. Throws for a `file:` address that is no path on this
 * machine: with a host, an encoded slash, or a `%` that begins no character.
 */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (url.startsWith('file:/')) return fileURLToPath(url);
  return decodeURIComponent(url.slice('file:'.length));
}

/** Whether the database exists; one on a server is taken to. */
export function databaseExists(url: string): boolean {
  const file = fileOf(url);
  return file === undefined || existsSync(file);
}

/** Whether there is something at a path that can't be a file: a folder, or a device. */
function isOtherThanFile(path: string): boolean {
  try {
    return !statSync(path).isFile();
  } catch {
    // What is missing, or out of reach, may be a file later.
    return false;
  }
}

/** The `DATABASE_URL` of a configuration, or why there can be no database: something else is in its place. */
export function checkDatabaseUrl(url: string | undefined): Result<string | undefined, string> {
  const file = url && fileOf(url);
  if (!file || !isOtherThanFile(file)) return ok(url);
  return err('DATABASE_URL is set; expected the address of a file, not of a folder or a device.');
}
