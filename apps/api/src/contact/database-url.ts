import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
