import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Environment = Readonly<Record<string, string | undefined>>;

/** A file among the user's own data, where no deployment of the source touches it. */
export function defaultDatabaseUrl({ XDG_DATA_HOME, LOCALAPPDATA }: Environment): string {
  const home = XDG_DATA_HOME || LOCALAPPDATA || join(homedir(), '.local', 'share');
  return pathToFileURL(join(home, 'nanpure-lab', 'contact.db')).href;
}

/** The file of an embedded database; undefined for one on a server. */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (url.startsWith('file:/')) return fileURLToPath(url);
  return decodeURIComponent(url.slice('file:'.length));
}

/** Whether messages may be stored already: not where the file of an embedded database isn't there. */
export function mayHoldMessages(url: string): boolean {
  const file = fileOf(url);
  return file === undefined || existsSync(file);
}
