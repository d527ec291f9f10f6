import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from '../dependencies.ts';
import { reasonOf } from '../http/error-reason.ts';
import { CONTACT_LIMIT, type RateLimit } from './rate-limit.ts';
import { memoryLimit, redisLimit } from './rate-limiter.ts';

/** How long Redis may take to answer before each server counts for itself, in milliseconds. */
const REDIS_PATIENCE = 1_000;

/** A limit and what it is connected to. */
export interface ConnectedLimit {
  readonly limit: RateLimit;
  /** Resolves once the counts are shared. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function connect(url: string, logger: Logger): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: REDIS_PATIENCE,
    commandTimeout: REDIS_PATIENCE,
  });
  logChanges(client, logger);
  return client;
}

/** What a Redis client fails for: a code of the system's, or the first word of what Redis has replied. */
function failureOf(error: Error): string {
  const reason = reasonOf(error);
  return reason === 'unknown' ? (/^[A-Z]+\b/.exec(error.message)?.[0] ?? reason) : reason;
}

/** Logs when Redis goes away and when it is back: between the two each attempt to reach it fails. */
function logChanges(client: Redis, logger: Logger) {
  let isAway = false;
  const goAway = (reason: string) => {
    if (!isAway) logger.error({ reason }, 'Redis cannot be reached: limits are counted here');
    isAway = true;
  };
  client.on('error', (error) => goAway(failureOf(error)));
  // Where the other end hangs up there is no error before it.
  client.on('close', () => goAway('closed'));
  client.on('ready', () => {
    if (isAway) logger.info({}, 'Redis is back: limits are counted there');
    isAway = false;
  });
}

/** How often one address may send a message: over all servers with Redis, or else over this one. */
export function createContactLimit(redisUrl: string | undefined, logger: Logger): ConnectedLimit {
  if (redisUrl === undefined) {
    const close = () => Promise.resolve();
    return { limit: memoryLimit(CONTACT_LIMIT), ready: close, close };
  }
  const client = connect(redisUrl, logger);
  return {
    limit: redisLimit(CONTACT_LIMIT, client),
    ready: async () => {
      if (client.status !== 'ready') await once(client, 'ready');
    },
    close: () => Promise.resolve(client.disconnect()),
  };
}
