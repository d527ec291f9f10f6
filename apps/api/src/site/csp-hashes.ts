import { err, ok, type Result } from '@nanpure/engine';
import { z } from 'zod';
import { isMissing } from './json-file.ts';

const FILE = 'csp-hashes.json';
const HashesSchema = z.array(z.string().regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/));

/**
 * Reads the hashes of the inline scripts of the site's pages, which the build writes down; none where the file is
 * missing.
 */
export async function loadScriptHashes(
  readJson: (name: string) => Promise<unknown>,
): Promise<Result<readonly string[], string>> {
  try {
    const hashes = HashesSchema.safeParse(await readJson(FILE));
    return hashes.success ? ok(hashes.data) : err(`${FILE}: ${z.prettifyError(hashes.error)}`);
  } catch (error) {
    return isMissing(error) ? ok([]) : err(`${FILE}: ${String(error)}`);
  }
}
