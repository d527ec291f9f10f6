import { once } from 'node:events';
import { Redis } from 'ioredis';
import { reasonOf } from '../http/errors/error-reason.ts';
import type { Logger } from '../http/logger.ts';
import { boardLimit, CONTACT_LIMIT, type Quota, type RateLimit } from './rate-limit.ts';
import { memoryLimit, memoryQuota, redisLimit, redisQuota } from './rate-limiter.ts';

/** After that each server counts by itself. */
const REDIS_TIMEOUT_MS = 1_000;

interface LimitOptions {
  /** Undefined where each server counts for itself. */
  readonly redisUrl: string | undefined;
  /** Undefined for as many as they like. */
  readonly boardsPerMinute: number | undefined;
}

/** The limits of one client. */
export interface ConnectedLimits {
  /** Messages of the contact form. */
  readonly contact: RateLimit;
  /** Boards that are worked out; undefined for no limit. */
  readonly boards: Quota | undefined;
  /** Resolves once Redis is connected. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function connect(url: string, logger: Logger): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
  });
  logAvailability(client, logger);
  return client;
}

/** The code of a Redis failure: the system's, or the first word of Redis's reply. */
function failureOf(error: Error): string {
  const reason = reasonOf(error);
  return reason === 'unknown' ? (/^[A-Z]+\b/.exec(error.message)?.[0] ?? reason) : reason;
}

/** Logs when Redis goes away and when it is back, but not each attempt to reconnect. */
function logAvailability(client: Redis, logger: Logger) {
  let isAway = false;
  const goAway = (reason: string) => {
    if (!isAway) logger.error({ reason }, 'Redis cannot be reached: limits are counted here');
    isAway = true;
  };
  client.on('error', (error) => goAway(failureOf(error)));
  // Where Redis closes the connection there is no error event.
  client.on('close', () => goAway('closed'));
  client.on('ready', () => {
    if (isAway) logger.info({}, 'Redis is back: limits are counted there');
    isAway = false;
  });
}

/** The limits of clients: for all servers together with Redis, or else for this one. */
export function connectLimits(
  { redisUrl, boardsPerMinute }: LimitOptions,
  logger: Logger,
): ConnectedLimits {
  const boards = boardsPerMinute === undefined ? undefined : boardLimit(boardsPerMinute);
  if (redisUrl === undefined) {
    const close = () => Promise.resolve();
    return {
      contact: memoryLimit(CONTACT_LIMIT),
      boards: boards && memoryQuota(boards),
      ready: close,
      close,
    };
  }
  const client = connect(redisUrl, logger);
  return {
    contact: redisLimit(CONTACT_LIMIT, client),
    boards: boards && redisQuota(boards, client),
    ready: async () => {
      if (client.status !== 'ready') await once(client, 'ready');
    },
    close: () => Promise.resolve(client.disconnect()),
  };
}
