import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonReader } from '../static/json-file.ts';
import { loadPolicy } from '../static/policy.ts';
import { headersFile, redirectsFile } from './hosting-files.ts';

// Run as apps/api/dist/hosting-files.js.
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Completes the built site for hosts that serve nothing but files. */
async function main() {
  const policy = await loadPolicy(jsonReader(WEB_FOLDER));
  if (!policy.ok) throw new Error(policy.error);
  const headers = await headersFile(policy.value);
  await writeFile(join(WEB_FOLDER, '_headers'), headers);
  await writeFile(join(WEB_FOLDER, '_redirects'), redirectsFile());
}

await main();
