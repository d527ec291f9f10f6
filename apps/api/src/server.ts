import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { makeWorkQueue } from './limits/work-queue.ts';
import { describeAddress } from './server/address.ts';
import { clientAddress } from './server/client-address.ts';
import { createContact } from './server/contact.ts';
import { defaultDatabaseUrl } from './server/contact-database.ts';
import { createDocs } from './server/docs.ts';
import { createContactLimit } from './server/limits.ts';
import { listen } from './server/listen.ts';
import { createRefusal, prepareTurnAway } from './server/refuse.ts';
import { prepareStop } from './server/stop.ts';
import { loadScriptHashes } from './static/csp-hashes.ts';
import { jsonReader } from './static/json-file.ts';
import { createSite } from './static/site.ts';
import { loadProblems } from './storage/problems.ts';

// This file and the one it is built into (dist/server.js) are equally far from both folders.
const DATA_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url));
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

function giveUp(reason: string) {
  process.stderr.write(`Nanpure Lab cannot start. ${reason}\n`);
  process.exitCode = 1;
}

function stopOnSignal(stop: () => Promise<void>) {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

async function start() {
  const config = parseConfig(process.env);
  if (!config.ok) return giveUp(config.error.join('\n'));
  const problems = await loadProblems(jsonReader(DATA_FOLDER));
  if (!problems.ok) return giveUp(problems.error);
  const scriptHashes = await loadScriptHashes(jsonReader(WEB_FOLDER));
  if (!scriptHashes.ok) return giveUp(scriptHashes.error);

  const web = existsSync(WEB_FOLDER) ? WEB_FOLDER : undefined;
  const logger = pino();
  const workQueue = makeWorkQueue({ now: () => performance.now(), nextRound: setImmediate });
  const { mail, redisUrl, trustedProxies, databaseUrl } = config.value;
  const app = createApp({
    problemById: (id) => problems.value.get(id),
    problems: [...problems.value.values()],
    keepMessage: createContact(databaseUrl ?? defaultDatabaseUrl(process.env), {
      mail,
      logger,
      now: Date.now,
    }),
    workQueue,
    docs: createDocs(),
    contactLimit: createContactLimit(redisUrl, logger).limit,
    addressOf: (c) =>
      clientAddress(
        { peer: getConnInfo(c).remote.address, forwardedFor: c.req.header('X-Forwarded-For') },
        trustedProxies,
      ),
    logger,
    now: Date.now,
    missing: () => (web === undefined ? ['site'] : []),
    publicUrl: config.value.publicUrl,
    // The build has the same files, compressed.
    site: createSite({
      data: web ? join(web, 'data') : DATA_FOLDER,
      web,
      publicUrl: config.value.publicUrl,
    }),
    scriptHashes: scriptHashes.value,
  });

  const server = await listen(config.value, {
    fetch: app.fetch,
    refuse: createRefusal(),
    guard: { workQueue, turnAway: await prepareTurnAway() },
  });
  if (!server.ok) return giveUp(server.error);
  stopOnSignal(prepareStop(server.value));
  if (web === undefined) process.stdout.write('The site is not built: only API and data.\n');
  process.stdout.write(`Nanpure Lab is at ${describeAddress(server.value.address())}\n`);
}

await start();
