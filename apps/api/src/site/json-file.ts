import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A reader of the JSON files in a folder. It rejects for a file that is missing or isn't JSON. */
export function jsonReader(folder: string): (name: string) => Promise<unknown> {
  return async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'));
}

/** Whether that reader rejected because there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
