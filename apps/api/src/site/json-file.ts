import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads JSON files in a folder; rejects for one that is missing or isn't JSON. */
export function jsonReader(folder: string): (name: string) => Promise<unknown> {
  return async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'));
}

/** Whether it rejected because the file is missing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
