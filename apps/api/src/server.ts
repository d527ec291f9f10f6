import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { err, ok, type Result } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import type { Context } from 'hono';
import { createApp } from './app.ts';
import { loadProblems } from './bank/problems.ts';
import { type Config, parseConfig } from './config.ts';
import { checkDatabaseUrl, defaultDatabaseUrl } from './contact/database-url.ts';
import { createContact } from './contact/service.ts';
import { endpointsByPath } from './http/endpoint.ts';
import type { Logger } from './http/logger.ts';
import { doJobHere } from './ladder/do-job-here.ts';
import { type JobName, TIME_LIMIT_SECONDS } from './ladder/jobs.ts';
import { searchApart } from './ladder/search-apart.ts';
import { createThreadPool } from './ladder/thread-pool.ts';
import { connectLimits } from './limits/connect-limits.ts';
import { createJobCounts } from './metrics/job-counts.ts';
import type { MetricSources } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { createRequestCounts } from './metrics/request-counts.ts';
import { build503 } from './overload/build-503.ts';
import { createRejectionLog } from './overload/rejection-log.ts';
import { createWorkQueue } from './overload/work-queue.ts';
import { describeAddress } from './server/address.ts';
import { clientAddress } from './server/client-address.ts';
import { gracefulShutdown, SHUTDOWN_TIMEOUT_MS } from './server/graceful-shutdown.ts';
import { listen } from './server/listen.ts';
import { createLog } from './server/log.ts';
import { createMalformedRequestHandler } from './server/parse-errors.ts';
import { isBuiltSite, originTrouble } from './site/built-site.ts';
import type { SitePolicy } from './site/csp-sources.ts';
import { cspSources } from './site/csp-sources.ts';
import { createDocs } from './site/docs/docs.ts';
import { jsonReader } from './site/json-file.ts';
import { loadPolicy } from './site/policy.ts';
import { createSite } from './site/site.ts';

// The same from this file as from the bundle that it is built into, dist/server.js.
const DATA_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url));
const BUILT_SITE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const DOCS_FILES = new URL('../public/', import.meta.url);
/** Beside the built server; the sources have none, and do without threads. */
const LADDER_THREAD = new URL('ladder-thread.js', import.meta.url);

/** One processor is left for the requests. */
const POOL_LIMITS = {
  concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxWaiting: 100,
  maxWaitMs: 20_000,
  timeLimitMs: TIME_LIMIT_SECONDS * 1_000,
};

/** A search takes seconds. One at a time: it takes turns with all other threads. */
const SEARCH_LIMITS = { ...POOL_LIMITS, concurrency: 1, maxWaiting: 20 };

const REJECTION_LOG_INTERVAL_MS = 1_000;

function waitForNextLine(callback: () => void) {
  setTimeout(callback, REJECTION_LOG_INTERVAL_MS).unref();
}

function failStart(reason: string) {
  process.stderr.write(`Nanpure Lab cannot start. ${reason}\n`);
  process.exitCode = 1;
}

/** What ends the server: a supervisor, Ctrl+C, and the terminal that it runs in, when it is closed. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

function onStopSignal(stop: () => Promise<void>) {
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

/** Has the signals end the process, once requests are answered and a mail on its way is sent. */
function stopGracefully(server: Server, contact: ReturnType<typeof createContact>) {
  const stopServer = gracefulShutdown(server);
  const stopPurging = contact.purgeHourly();
  onStopSignal(async () => {
    stopPurging();
    // A mail that is cut off would be sent again.
    const mailed = Promise.race([contact.close(), sleep(SHUTDOWN_TIMEOUT_MS)]);
    await Promise.all([stopServer(), mailed]);
  });
}

/** The parts that `/readyz` reports as missing. */
function missingParts(web: string | undefined, storageReason: string | undefined): string[] {
  return [
    ...(web === undefined ? ['site'] : []),
    ...(storageReason === undefined ? [] : [`contact storage (${storageReason})`]),
  ];
}

/** The folder of the built site, undefined where it isn't built; one that is configured has to have it. */
function findSite(configured: string | undefined): Result<string | undefined, string> {
  const folder = configured ?? BUILT_SITE;
  if (isBuiltSite(folder)) return ok(folder);
  if (configured === undefined) return ok(undefined);
  return err(
    `SITE_FOLDER is ${JSON.stringify(configured)}; expected the folder of a built site, such as apps/web/dist.`,
  );
}

function originOf(c: Context) {
  return { peer: getConnInfo(c).remote.address, forwardedFor: c.req.header('X-Forwarded-For') };
}

/** Threads that do jobs; where none are built, this one does. */
function createDoJob() {
  if (!existsSync(LADDER_THREAD)) return doJobHere;
  return searchApart(
    createThreadPool(LADDER_THREAD, POOL_LIMITS),
    createThreadPool(LADDER_THREAD, SEARCH_LIMITS),
  );
}

/** What is counted for the log and for metrics. */
function createCounts(logger: Logger) {
  const rejections = createRejectionLog({ logger, wait: waitForNextLine });
  const onRefused = (job: JobName) => rejections.add({ endpoint: job, reason: 'threads' });
  return {
    requests: createRequestCounts(),
    jobs: createJobCounts({ now: Date.now, onRefused }),
    rejections,
  };
}

async function startMetrics(
  address: Config['metrics'],
  sources: MetricSources,
  logger: Logger,
): Promise<Result<undefined, string>> {
  if (!address) return ok(undefined);
  const server = await serveMetrics(address, sources, logger);
  if (!server.ok) return server;
  process.stdout.write(`Metrics are at ${describeAddress(server.value.address())}/metrics\n`);
  return ok(undefined);
}

async function start() {
  const config = parseConfig(process.env);
  if (!config.ok) return failStart(config.error.join('\n'));
  const database = checkDatabaseUrl(config.value.databaseUrl);
  if (!database.ok) return failStart(database.error);
  const problems = await loadProblems(jsonReader(DATA_FOLDER));
  if (!problems.ok) return failStart(problems.error);
  const site = findSite(config.value.siteFolder);
  if (!site.ok) return failStart(site.error);
  const web = site.value;
  const policy = await loadPolicy(jsonReader(web ?? BUILT_SITE));
  if (!policy.ok) return failStart(policy.error);
  return run(config.value, { problems: problems.value, policy: policy.value, web });
}

/** What was read from files. */
interface Loaded {
  readonly problems: ReadonlyMap<string, Problem>;
  readonly policy: SitePolicy;
  /** The folder of the site; undefined where it isn't built. */
  readonly web: string | undefined;
}

async function run(config: Config, { problems, policy, web }: Loaded) {
  const logger = createLog(config.logLevel);
  const workQueue = createWorkQueue({ now: () => performance.now(), defer: setImmediate });
  const { requests, jobs, rejections } = createCounts(logger);
  const { mail, trustedProxies, databaseUrl, publicUrl, port } = config;
  const limits = connectLimits(config, logger);
  const options = { mail, logger, now: Date.now };
  const contact = createContact(databaseUrl ?? defaultDatabaseUrl(process.env), options);
  const app = createApp({
    problemById: (id) => problems.get(id),
    problems: [...problems.values()],
    saveMessage: contact.saveMessage,
    recallMessage: contact.recallMessage,
    doJob: jobs.counting(createDoJob()),
    workQueue,
    onRejected: rejections.add,
    onAnswered: requests.add,
    docs: createDocs({ folder: DOCS_FILES, publicUrl, port }),
    contactLimit: limits.contact,
    boardQuota: limits.boards,
    addressOf: (c) => clientAddress(originOf(c), trustedProxies),
    logger,
    now: Date.now,
    missing: async () => missingParts(web, await contact.reasonNotReady()),
    publicUrl,
    // The build has the same files, compressed.
    site: createSite({ data: web ? join(web, 'data') : DATA_FOLDER, web, publicUrl }),
    csp: cspSources(policy),
  });

  const sources = {
    requests,
    rejections: rejections.all,
    queue: workQueue.load,
    jobs,
    storageReason: contact.reasonNotReady,
    unmailed: contact.countUnmailed,
  };
  const metrics = await startMetrics(config.metrics, sources, logger);
  if (!metrics.ok) return failStart(metrics.error);
  const server = await listen(config, {
    fetch: app.fetch,
    onMalformedRequest: createMalformedRequestHandler(),
    overload: {
      workQueue,
      responses: await build503(),
      onRejected: rejections.add,
      endpointAt: endpointsByPath(app),
    },
  });
  if (!server.ok) return failStart(server.error);
  stopGracefully(server.value, contact);
  const notice = web ? originTrouble(web, publicUrl) : 'The site is not built: only API and data.';
  if (notice) process.stdout.write(`${notice}\n`);
  process.stdout.write(`Nanpure Lab is at ${describeAddress(server.value.address())}\n`);
}

await start();
