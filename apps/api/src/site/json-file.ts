import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/** Reads a JSON file by its name; rejects for one that is missing or isn't JSON. */
export type ReadJson = (name: string) => Promise<unknown>;

/** Reads JSON files in a folder. */
export function jsonReader(folder: string): ReadJson {
  return async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'));
}

/** Whether it rejected because the file is missing. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}
