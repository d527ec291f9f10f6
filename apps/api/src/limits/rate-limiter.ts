import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Balance, Quota, RateLimit, RateLimitOptions } from './rate-limit.ts';

function balanceOf({ msBeforeNext, remainingPoints }: RateLimiterRes, allowed: boolean): Balance {
  const resetAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { allowed, remaining: remainingPoints, resetAfter };
}

function quota(limiter: RateLimiterAbstract, options: RateLimitOptions): Quota {
  return {
    ...options,
    async take(key, points) {
      try {
        return balanceOf(await limiter.consume(key, points), true);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        // What is refused was counted as well.
        return balanceOf(await limiter.reward(key, points), false);
      }
    },
  };
}

function rateLimit({ take }: Quota): RateLimit {
  return async (key) => {
    const { allowed, resetAfter } = await take(key, 1);
    return allowed ? { allowed } : { allowed, retryAfter: resetAfter };
  };
}

function memoryLimiter({ name, points, duration }: RateLimitOptions) {
  return new RateLimiterMemory({ keyPrefix: name, points, duration });
}

/** Counts in the memory of this process. */
export function memoryQuota(options: RateLimitOptions): Quota {
  return quota(memoryLimiter(options), options);
}

/**
 * Counts in Redis, for several servers together; in memory while Redis is away. `client` is a client of
 * ioredis.
 */
export function redisQuota(options: RateLimitOptions, client: unknown): Quota {
  const { name, points, duration } = options;
  const limiter = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: `nanpure:${name}`,
    points,
    duration,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memoryLimiter(options),
  });
  return quota(limiter, options);
}

/** Like `memoryQuota`, for one action at a time. */
export function memoryLimit(options: RateLimitOptions): RateLimit {
  return rateLimit(memoryQuota(options));
}

/** Like `redisQuota`, for one action at a time. */
export function redisLimit(options: RateLimitOptions, client: unknown): RateLimit {
  return rateLimit(redisQuota(options, client));
}
