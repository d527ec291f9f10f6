import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from '../dependencies.ts';
import { memoryLimit, redisLimit } from '../limits/limiter.ts';
import { CONTACT_LIMIT, type RateLimit } from '../limits/rate-limit.ts';

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
  client.on('error', () => logger.error({}, 'Redis cannot be reached: limits are counted here'));
  return client;
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
