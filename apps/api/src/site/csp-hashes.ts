import type { Result } from '@nanpure/engine';
import { z } from 'zod';
import { readBuildFile } from './build-file.ts';
import type { ReadJson } from './json-file.ts';

const HashesSchema = z.array(z.string().regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/));

/**
 * Reads the hashes of the inline scripts of the site's pages, which the build writes down; none where the file is
 * missing.
 */
export function loadScriptHashes(readJson: ReadJson): Promise<Result<readonly string[], string>> {
  return readBuildFile(readJson, {
    name: 'csp-hashes.json',
    schema: HashesSchema,
    ifMissing: [],
  });
}
