import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadScriptHashes } from '../static/csp-hashes.ts';
import { jsonReader } from '../static/json-file.ts';
import { headersFile, redirectsFile } from './hosting-files.ts';

// Run as apps/api/dist/hosting-files.js.
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Completes the built site for hosts that serve nothing but files. */
async function main() {
  const hashes = await loadScriptHashes(jsonReader(WEB_FOLDER));
  if (!hashes.ok) throw new Error(hashes.error);
  await writeFile(join(WEB_FOLDER, '_headers'), await headersFile(hashes.value));
  await writeFile(join(WEB_FOLDER, '_redirects'), redirectsFile());
}

await main();
