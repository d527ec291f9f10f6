import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { err, ok, type Result } from '@nanpure/engine';
import type { Context } from 'hono';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { loadProblems } from './bank/problems.ts';
import { parseConfig } from './config.ts';
import { defaultDatabaseUrl } from './contact/database-url.ts';
import { createContactLimit } from './contact/limit.ts';
import { createContact } from './contact/service.ts';
import { countTurnedAway } from './overload/rejection-log.ts';
import { makeWorkQueue } from './overload/work-queue.ts';
import { describeAddress } from './server/address.ts';
import { clientAddress } from './server/client-address.ts';
import { prepareStop } from './server/graceful-shutdown.ts';
import { listen } from './server/listen.ts';
import { createRefusal, prepareTurnAway } from './server/refuse.ts';
import { createDocs } from './site/docs.ts';
import { jsonReader } from './site/json-file.ts';
import { loadPolicy } from './site/policy.ts';
import { createSite } from './site/site.ts';

// This file and the one it is built into (dist/server.js) are equally far from both folders.
const DATA_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url));
const BUILT_SITE = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Requests that are turned away are logged once a second. */
function waitForNextLine(callback: () => void) {
  setTimeout(callback, 1_000).unref();
}

function giveUp(reason: string) {
  process.stderr.write(`Nanpure Lab cannot start. ${reason}\n`);
  process.exitCode = 1;
}

function stopOnSignal(stop: () => Promise<void>) {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

/** What keeps the server from being ready, by name; a storage with its reason. */
function missingParts(web: string | undefined, storageReason: string | undefined): string[] {
  return [
    ...(web === undefined ? ['site'] : []),
    ...(storageReason === undefined ? [] : [`contact storage (${storageReason})`]),
  ];
}

/** The folder of the built site. One that was named has to be there. */
function findSite(named: string | undefined): Result<string, string> {
  if (named === undefined || existsSync(named)) return ok(named ?? BUILT_SITE);
  return err(`SITE_FOLDER is "${named}"; expected a folder that is there.`);
}

/** What is known about where a request comes from. */
function routeOf(c: Context) {
  return { peer: getConnInfo(c).remote.address, forwardedFor: c.req.header('X-Forwarded-For') };
}

async function start() {
  const config = parseConfig(process.env);
  if (!config.ok) return giveUp(config.error.join('\n'));
  const problems = await loadProblems(jsonReader(DATA_FOLDER));
  if (!problems.ok) return giveUp(problems.error);
  const siteFolder = findSite(config.value.siteFolder);
  if (!siteFolder.ok) return giveUp(siteFolder.error);
  const policy = await loadPolicy(jsonReader(siteFolder.value));
  if (!policy.ok) return giveUp(policy.error);

  const web = existsSync(siteFolder.value) ? siteFolder.value : undefined;
  const logger = pino({ level: config.value.logLevel });
  const workQueue = makeWorkQueue({ now: () => performance.now(), nextRound: setImmediate });
  const onTurnedAway = countTurnedAway({ logger, wait: waitForNextLine });
  const { mail, redisUrl, trustedProxies, databaseUrl } = config.value;
  const contact = createContact(databaseUrl ?? defaultDatabaseUrl(process.env), {
    mail,
    logger,
    now: Date.now,
  });
  const app = createApp({
    problemById: (id) => problems.value.get(id),
    problems: [...problems.value.values()],
    keepMessage: contact.keepMessage,
    workQueue,
    onTurnedAway,
    docs: createDocs(),
    contactLimit: createContactLimit(redisUrl, logger).limit,
    addressOf: (c) => clientAddress(routeOf(c), trustedProxies),
    logger,
    now: Date.now,
    missing: async () => missingParts(web, await contact.reasonNotReady()),
    publicUrl: config.value.publicUrl,
    // The build has the same files, compressed.
    site: createSite({
      data: web ? join(web, 'data') : DATA_FOLDER,
      web,
      publicUrl: config.value.publicUrl,
    }),
    ...policy.value,
  });

  const server = await listen(config.value, {
    fetch: app.fetch,
    refuse: createRefusal(),
    guard: { workQueue, turnAway: await prepareTurnAway(), onTurnedAway },
  });
  if (!server.ok) return giveUp(server.error);
  const stopServer = prepareStop(server.value);
  const stopPurging = contact.purgeDaily();
  stopOnSignal(() => {
    stopPurging();
    return stopServer();
  });
  if (web === undefined) process.stdout.write('The site is not built: only API and data.\n');
  process.stdout.write(`Nanpure Lab is at ${describeAddress(server.value.address())}\n`);
}

await start();
