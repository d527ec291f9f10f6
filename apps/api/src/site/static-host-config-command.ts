import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { robotsTxt, sitemapXml } from '@nanpure/content';
import { parseConfig } from '../config.ts';
import { jsonReader } from './json-file.ts';
import { loadPolicy } from './policy.ts';
import { headersFile, redirectsFile } from './static-host-config.ts';

// Relative to apps/api/dist/static-host-config.js.
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A sitemap needs absolute URLs: without the origin there is none. */
async function writeRobotFiles(origin: string | undefined) {
  await writeFile(join(WEB_FOLDER, 'robots.txt'), robotsTxt(origin));
  const sitemap = join(WEB_FOLDER, 'sitemap.xml');
  if (origin === undefined) await rm(sitemap, { force: true });
  else await writeFile(sitemap, sitemapXml(origin));
}

/** Writes into the built site what hosts of static files and search engines need. */
async function main() {
  const policy = await loadPolicy(jsonReader(WEB_FOLDER));
  if (!policy.ok) throw new Error(policy.error);
  const config = parseConfig(process.env);
  if (!config.ok) throw new Error(config.error.join('\n'));
  await writeFile(join(WEB_FOLDER, '_headers'), await headersFile(policy.value));
  await writeFile(join(WEB_FOLDER, '_redirects'), redirectsFile());
  await writeRobotFiles(config.value.publicUrl);
}

await main();
